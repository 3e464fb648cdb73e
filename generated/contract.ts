// Generated from game-play.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** The WSDL. `address` is the URL of the service, already escaped for XML. */
export function wsdl(address: string): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<wsdl:definitions name="Soap11"
    targetNamespace="urn:game-play:types"
    xmlns:tns="urn:game-play:types"
    xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <wsdl:documentation>The game play service: game sessions ("instances") for prize games such as tile matching and balloon popping.</wsdl:documentation>

  <wsdl:types>
    <xs:schema elementFormDefault="qualified">
      <xs:import namespace="http://schemas.microsoft.com/2003/10/Serialization/" schemaLocation="${address}?xsd=serialization.xsd"/>
      <xs:import namespace="http://schemas.microsoft.com/2003/10/Serialization/Arrays" schemaLocation="${address}?xsd=arrays.xsd"/>
      <xs:import namespace="urn:game-play:types" schemaLocation="${address}?xsd=game-play.xsd"/>
    </xs:schema>
  </wsdl:types>

  <wsdl:message name="MatchTilesPerformanceRequestIn">
    <wsdl:part name="par" element="tns:MatchTilesPerformanceRequest"/>
  </wsdl:message>
  <wsdl:message name="MatchTilesPerformanceRequestOut">
    <wsdl:part name="par" element="tns:MatchTilesPerformanceRequestResponse"/>
  </wsdl:message>
  <wsdl:message name="MatchTilesRequestIn">
    <wsdl:part name="par" element="tns:MatchTilesRequest"/>
  </wsdl:message>
  <wsdl:message name="MatchTilesRequestOut">
    <wsdl:part name="par" element="tns:MatchTilesRequestResponse"/>
  </wsdl:message>
  <wsdl:message name="PopBalloonRequestIn">
    <wsdl:part name="par" element="tns:PopBalloonRequest"/>
  </wsdl:message>
  <wsdl:message name="PopBalloonRequestOut">
    <wsdl:part name="par" element="tns:PopBalloonRequestResponse"/>
  </wsdl:message>
  <wsdl:message name="StepRequestIn">
    <wsdl:part name="par" element="tns:StepRequest"/>
  </wsdl:message>
  <wsdl:message name="StepRequestOut">
    <wsdl:part name="par" element="tns:StepRequestResponse"/>
  </wsdl:message>
  <wsdl:message name="CanPopBalloonRequestIn">
    <wsdl:part name="par" element="tns:CanPopBalloonRequest"/>
  </wsdl:message>
  <wsdl:message name="CanPopBalloonRequestOut">
    <wsdl:part name="par" element="tns:CanPopBalloonRequestResponse"/>
  </wsdl:message>
  <wsdl:message name="ChoosePrizeIn">
    <wsdl:part name="par" element="tns:ChoosePrize"/>
  </wsdl:message>
  <wsdl:message name="PerformanceNicknameRequestIn">
    <wsdl:part name="par" element="tns:PerformanceNicknameRequest"/>
  </wsdl:message>
  <wsdl:message name="PerformanceFastPlayRequestIn">
    <wsdl:part name="par" element="tns:PerformanceFastPlayRequest"/>
  </wsdl:message>
  <wsdl:message name="InitStateRequestIn">
    <wsdl:part name="par" element="tns:InitStateRequest"/>
  </wsdl:message>
  <wsdl:message name="CheckStateRequestIn">
    <wsdl:part name="par" element="tns:CheckStateRequest"/>
  </wsdl:message>
  <wsdl:message name="ReplyRequestIn">
    <wsdl:part name="par" element="tns:ReplyRequest"/>
  </wsdl:message>
  <wsdl:message name="LevelCompleteRequestIn">
    <wsdl:part name="par" element="tns:LevelCompleteRequest"/>
  </wsdl:message>
  <wsdl:message name="SimulateFastPlayRequestIn">
    <wsdl:part name="par" element="tns:SimulateFastPlayRequest"/>
  </wsdl:message>
  <wsdl:message name="SimulateUnityPlayRequestIn">
    <wsdl:part name="par" element="tns:SimulateUnityPlayRequest"/>
  </wsdl:message>
  <wsdl:message name="GameCompleteRequestIn">
    <wsdl:part name="par" element="tns:GameCompleteRequest"/>
  </wsdl:message>
  <wsdl:message name="PartialStateProgressRequestIn">
    <wsdl:part name="par" element="tns:PartialStateProgressRequest"/>
  </wsdl:message>
  <wsdl:message name="RateStarRequestIn">
    <wsdl:part name="par" element="tns:RateStarRequest"/>
  </wsdl:message>
  <wsdl:message name="RateFeedbackRequestIn">
    <wsdl:part name="par" element="tns:RateFeedbackRequest"/>
  </wsdl:message>
  <wsdl:message name="SpinRequestIn">
    <wsdl:part name="par" element="tns:SpinRequest"/>
  </wsdl:message>
  <wsdl:message name="SlotRequestIn">
    <wsdl:part name="par" element="tns:SlotRequest"/>
  </wsdl:message>
  <wsdl:message name="PlayRequestIn">
    <wsdl:part name="par" element="tns:PlayRequest"/>
  </wsdl:message>
  <wsdl:message name="OfflineRequestIn">
    <wsdl:part name="par" element="tns:OfflineRequest"/>
  </wsdl:message>

  <wsdl:portType name="ISyncReply">
    <wsdl:documentation>The request-reply operations.</wsdl:documentation>
    <wsdl:operation name="MatchTilesPerformanceRequest">
      <wsdl:documentation>Returns the board of a tile-matching game.</wsdl:documentation>
      <wsdl:input message="tns:MatchTilesPerformanceRequestIn"/>
      <wsdl:output message="tns:MatchTilesPerformanceRequestOut"/>
    </wsdl:operation>
    <wsdl:operation name="MatchTilesRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:MatchTilesRequestIn"/>
      <wsdl:output message="tns:MatchTilesRequestOut"/>
    </wsdl:operation>
    <wsdl:operation name="PopBalloonRequest">
      <wsdl:documentation>Returns the result of popping a balloon.</wsdl:documentation>
      <wsdl:input message="tns:PopBalloonRequestIn"/>
      <wsdl:output message="tns:PopBalloonRequestOut"/>
    </wsdl:operation>
    <wsdl:operation name="StepRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:StepRequestIn"/>
      <wsdl:output message="tns:StepRequestOut"/>
    </wsdl:operation>
    <wsdl:operation name="CanPopBalloonRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:CanPopBalloonRequestIn"/>
      <wsdl:output message="tns:CanPopBalloonRequestOut"/>
    </wsdl:operation>
  </wsdl:portType>

  <wsdl:portType name="IOneWay">
    <wsdl:documentation>The one-way operations: an input, and no reply.</wsdl:documentation>
    <wsdl:operation name="ChoosePrize">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:ChoosePrizeIn"/>
    </wsdl:operation>
    <wsdl:operation name="PerformanceNicknameRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:PerformanceNicknameRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="PerformanceFastPlayRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:PerformanceFastPlayRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="InitStateRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:InitStateRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="CheckStateRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:CheckStateRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="ReplyRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:ReplyRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="LevelCompleteRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:LevelCompleteRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="SimulateFastPlayRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:SimulateFastPlayRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="SimulateUnityPlayRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:SimulateUnityPlayRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="GameCompleteRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:GameCompleteRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="PartialStateProgressRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:PartialStateProgressRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="RateStarRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:RateStarRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="RateFeedbackRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:RateFeedbackRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="SpinRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:SpinRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="SlotRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:SlotRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="PlayRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:PlayRequestIn"/>
    </wsdl:operation>
    <wsdl:operation name="OfflineRequest">
      <wsdl:documentation>Purpose and fields not documented.</wsdl:documentation>
      <wsdl:input message="tns:OfflineRequestIn"/>
    </wsdl:operation>
  </wsdl:portType>

  <wsdl:binding name="BasicHttpBinding_ISyncReply" type="tns:ISyncReply">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="MatchTilesPerformanceRequest">
      <soap:operation soapAction="urn:game-play:types/MatchTilesPerformanceRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="MatchTilesRequest">
      <soap:operation soapAction="urn:game-play:types/MatchTilesRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="PopBalloonRequest">
      <soap:operation soapAction="urn:game-play:types/PopBalloonRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="StepRequest">
      <soap:operation soapAction="urn:game-play:types/StepRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
    <wsdl:operation name="CanPopBalloonRequest">
      <soap:operation soapAction="urn:game-play:types/CanPopBalloonRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
      <wsdl:output>
        <soap:body use="literal"/>
      </wsdl:output>
    </wsdl:operation>
  </wsdl:binding>

  <wsdl:binding name="BasicHttpBinding_IOneWay" type="tns:IOneWay">
    <soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
    <wsdl:operation name="ChoosePrize">
      <soap:operation soapAction="urn:game-play:types/ChoosePrize" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="PerformanceNicknameRequest">
      <soap:operation soapAction="urn:game-play:types/PerformanceNicknameRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="PerformanceFastPlayRequest">
      <soap:operation soapAction="urn:game-play:types/PerformanceFastPlayRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="InitStateRequest">
      <soap:operation soapAction="urn:game-play:types/InitStateRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="CheckStateRequest">
      <soap:operation soapAction="urn:game-play:types/CheckStateRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="ReplyRequest">
      <soap:operation soapAction="urn:game-play:types/ReplyRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="LevelCompleteRequest">
      <soap:operation soapAction="urn:game-play:types/LevelCompleteRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="SimulateFastPlayRequest">
      <soap:operation soapAction="urn:game-play:types/SimulateFastPlayRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="SimulateUnityPlayRequest">
      <soap:operation soapAction="urn:game-play:types/SimulateUnityPlayRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="GameCompleteRequest">
      <soap:operation soapAction="urn:game-play:types/GameCompleteRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="PartialStateProgressRequest">
      <soap:operation soapAction="urn:game-play:types/PartialStateProgressRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="RateStarRequest">
      <soap:operation soapAction="urn:game-play:types/RateStarRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="RateFeedbackRequest">
      <soap:operation soapAction="urn:game-play:types/RateFeedbackRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="SpinRequest">
      <soap:operation soapAction="urn:game-play:types/SpinRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="SlotRequest">
      <soap:operation soapAction="urn:game-play:types/SlotRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="PlayRequest">
      <soap:operation soapAction="urn:game-play:types/PlayRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
    <wsdl:operation name="OfflineRequest">
      <soap:operation soapAction="urn:game-play:types/OfflineRequest" style="document"/>
      <wsdl:input>
        <soap:body use="literal"/>
      </wsdl:input>
    </wsdl:operation>
  </wsdl:binding>

  <wsdl:service name="SyncReply">
    <wsdl:port name="BasicHttpBinding_ISyncReply" binding="tns:BasicHttpBinding_ISyncReply">
      <soap:address location="${address}"/>
    </wsdl:port>
  </wsdl:service>

  <wsdl:service name="AsyncOneWay">
    <wsdl:port name="BasicHttpBinding_IOneWay" binding="tns:BasicHttpBinding_IOneWay">
      <soap:address location="${address}"/>
    </wsdl:port>
  </wsdl:service>
</wsdl:definitions>
`;
}

/** The documents that the WSDL imports, keyed by the name in `?xsd=<name>`. */
export const importedDocuments: Readonly<Record<string, (address: string) => string>> = {
  "serialization.xsd": () => `<?xml version="1.0" encoding="utf-8"?>
<xs:schema targetNamespace="http://schemas.microsoft.com/2003/10/Serialization/"
    attributeFormDefault="qualified" elementFormDefault="qualified"
    xmlns:tns="http://schemas.microsoft.com/2003/10/Serialization/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:simpleType name="char">
    <xs:annotation>
      <xs:documentation>A character, as the number of its UTF-16 code unit.</xs:documentation>
    </xs:annotation>
    <xs:restriction base="xs:int"/>
  </xs:simpleType>

  <xs:simpleType name="duration">
    <xs:annotation>
      <xs:documentation>A duration in days, hours, minutes and seconds.</xs:documentation>
    </xs:annotation>
    <xs:restriction base="xs:duration">
      <xs:pattern value="\\-?P(\\d*D)?(T(\\d*H)?(\\d*M)?(\\d*(\\.\\d*)?S)?)?"/>
      <xs:minInclusive value="-P10675199DT2H48M5.4775808S"/>
      <xs:maxInclusive value="P10675199DT2H48M5.4775807S"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="guid">
    <xs:annotation>
      <xs:documentation>A globally unique identifier: 8-4-4-4-12 hexadecimal digits separated by hyphens.</xs:documentation>
    </xs:annotation>
    <xs:restriction base="xs:string">
      <xs:pattern value="[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:element name="anyType" type="xs:anyType" nillable="true"/>
  <xs:element name="anyURI" type="xs:anyURI" nillable="true"/>
  <xs:element name="base64Binary" type="xs:base64Binary" nillable="true"/>
  <xs:element name="boolean" type="xs:boolean" nillable="true"/>
  <xs:element name="byte" type="xs:byte" nillable="true"/>
  <xs:element name="dateTime" type="xs:dateTime" nillable="true"/>
  <xs:element name="decimal" type="xs:decimal" nillable="true"/>
  <xs:element name="double" type="xs:double" nillable="true"/>
  <xs:element name="float" type="xs:float" nillable="true"/>
  <xs:element name="int" type="xs:int" nillable="true"/>
  <xs:element name="long" type="xs:long" nillable="true"/>
  <xs:element name="QName" type="xs:QName" nillable="true"/>
  <xs:element name="short" type="xs:short" nillable="true"/>
  <xs:element name="string" type="xs:string" nillable="true"/>
  <xs:element name="unsignedByte" type="xs:unsignedByte" nillable="true"/>
  <xs:element name="unsignedInt" type="xs:unsignedInt" nillable="true"/>
  <xs:element name="unsignedLong" type="xs:unsignedLong" nillable="true"/>
  <xs:element name="unsignedShort" type="xs:unsignedShort" nillable="true"/>
  <xs:element name="char" type="tns:char" nillable="true"/>
  <xs:element name="duration" type="tns:duration" nillable="true"/>
  <xs:element name="guid" type="tns:guid" nillable="true"/>

  <xs:attribute name="FactoryType" type="xs:QName"/>
  <xs:attribute name="Id" type="xs:ID"/>
  <xs:attribute name="Ref" type="xs:IDREF"/>
</xs:schema>
`,
  "arrays.xsd": () => `<?xml version="1.0" encoding="utf-8"?>
<xs:schema targetNamespace="http://schemas.microsoft.com/2003/10/Serialization/Arrays" elementFormDefault="qualified"
    xmlns:tns="http://schemas.microsoft.com/2003/10/Serialization/Arrays"
    xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:complexType name="ArrayOfint">
    <xs:annotation>
      <xs:documentation>An array of integers.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="int" type="xs:int" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="ArrayOfArrayOfint">
    <xs:annotation>
      <xs:documentation>An array of arrays of integers.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="ArrayOfint" type="tns:ArrayOfint" minOccurs="0" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>

  <xs:element name="ArrayOfint" type="tns:ArrayOfint" nillable="true"/>
  <xs:element name="ArrayOfArrayOfint" type="tns:ArrayOfArrayOfint" nillable="true"/>
</xs:schema>
`,
  "game-play.xsd": (address) => `<?xml version="1.0" encoding="utf-8"?>
<xs:schema targetNamespace="urn:game-play:types" elementFormDefault="qualified"
    xmlns:tns="urn:game-play:types"
    xmlns:arrays="http://schemas.microsoft.com/2003/10/Serialization/Arrays"
    xmlns:ser="http://schemas.microsoft.com/2003/10/Serialization/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://schemas.microsoft.com/2003/10/Serialization/" schemaLocation="${address}?xsd=serialization.xsd"/>
  <xs:import namespace="http://schemas.microsoft.com/2003/10/Serialization/Arrays" schemaLocation="${address}?xsd=arrays.xsd"/>

  <xs:simpleType name="KnownInstanceState">
    <xs:annotation>
      <xs:documentation>The state of an instance, where it is one that is known.</xs:documentation>
    </xs:annotation>
    <xs:restriction base="xs:string">
      <xs:enumeration value="Pending"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="InstanceState">
    <xs:annotation>
      <xs:documentation>The state of an instance. One value is known; others exist and are not documented.</xs:documentation>
    </xs:annotation>
    <xs:union memberTypes="tns:KnownInstanceState xs:string"/>
  </xs:simpleType>

  <xs:simpleType name="KnownInstanceResult">
    <xs:annotation>
      <xs:documentation>The result of an instance, where it is one that is known.</xs:documentation>
    </xs:annotation>
    <xs:restriction base="xs:string">
      <xs:enumeration value="Win"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="InstanceResult">
    <xs:annotation>
      <xs:documentation>The result of an instance. One value is known; others exist and are not documented.</xs:documentation>
    </xs:annotation>
    <xs:union memberTypes="tns:KnownInstanceResult xs:string"/>
  </xs:simpleType>

  <xs:simpleType name="KnownPlayType">
    <xs:annotation>
      <xs:documentation>The kind of play, where it is one that is known.</xs:documentation>
    </xs:annotation>
    <xs:restriction base="xs:string">
      <xs:enumeration value="Prize"/>
    </xs:restriction>
  </xs:simpleType>

  <xs:simpleType name="PlayType">
    <xs:annotation>
      <xs:documentation>The kind of play. One value is known; others exist and are not documented.</xs:documentation>
    </xs:annotation>
    <xs:union memberTypes="tns:KnownPlayType xs:string"/>
  </xs:simpleType>

  <xs:complexType name="Instance">
    <xs:annotation>
      <xs:documentation>A game session record.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="AccessId" type="ser:guid" minOccurs="0">
        <xs:annotation>
          <xs:documentation>32 hexadecimal digits in JSON, hyphenated in SOAP.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="ChosenPrizeId" type="xs:int" minOccurs="0"/>
      <xs:element name="CustomerId" type="xs:int" minOccurs="0"/>
      <xs:element name="DefinedCulture" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="Depleted" type="xs:boolean" minOccurs="0"/>
      <xs:element name="ExpirationDate" type="xs:dateTime" minOccurs="0" nillable="true">
        <xs:annotation>
          <xs:documentation>ISO 8601 with a time-zone offset.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="ExternalRef" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="GameId" type="xs:int" minOccurs="0"/>
      <xs:element name="GameUrl" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="Id" type="xs:int" minOccurs="0"/>
      <xs:element name="Inactive" type="xs:boolean" minOccurs="0"/>
      <xs:element name="Invalidated" type="xs:boolean" minOccurs="0"/>
      <xs:element name="IssuedDate" type="xs:dateTime" minOccurs="0" nillable="true">
        <xs:annotation>
          <xs:documentation>ISO 8601 without a time-zone offset.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="MediaType" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="MemberId" type="xs:int" minOccurs="0"/>
      <xs:element name="MetafileUrl" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="PrizeId" type="xs:int" minOccurs="0"/>
      <xs:element name="Rating" type="xs:int" minOccurs="0"/>
      <xs:element name="RatingDate" type="xs:dateTime" minOccurs="0" nillable="true">
        <xs:annotation>
          <xs:documentation>ISO 8601 with a time-zone offset.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="Result" type="tns:InstanceResult" minOccurs="0" nillable="true"/>
      <xs:element name="ScheduleId" type="xs:int" minOccurs="0"/>
      <xs:element name="State" type="tns:InstanceState" minOccurs="0" nillable="true"/>
      <xs:element name="UserId" type="xs:string" minOccurs="0" nillable="true"/>
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="MatchTilesPerformanceRequest">
    <xs:annotation>
      <xs:documentation>The payload of MatchTilesPerformanceRequest.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="Guid" type="ser:guid" minOccurs="0">
        <xs:annotation>
          <xs:documentation>The game identifier. 32 hexadecimal digits in JSON, hyphenated in SOAP; the same value as the path parameter {Guid} of the JSON routes.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="Instance" type="tns:Instance" minOccurs="0" nillable="true">
        <xs:annotation>
          <xs:documentation>The game session record.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="Language" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="PlayType" type="tns:PlayType" minOccurs="0" nillable="true"/>
      <xs:element name="X" type="xs:int" minOccurs="0"/>
      <xs:element name="Y" type="xs:int" minOccurs="0"/>
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="TileBoard">
    <xs:annotation>
      <xs:documentation>A tile board: the reply to MatchTilesPerformanceRequest.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="Board" type="arrays:ArrayOfArrayOfint" minOccurs="0" nillable="true">
        <xs:annotation>
          <xs:documentation>The grid: an array of arrays of integers.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="Colors" type="arrays:ArrayOfint" minOccurs="0" nillable="true"/>
      <xs:element name="LastMovement" type="xs:dateTime" minOccurs="0" nillable="true">
        <xs:annotation>
          <xs:documentation>ISO 8601 without a time-zone offset.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="RemainingTime" type="xs:double"/>
      <xs:element name="Score" type="xs:double"/>
      <xs:element name="Started" type="xs:boolean"/>
      <xs:element name="Time" type="xs:double"/>
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="PopBalloonRequest">
    <xs:annotation>
      <xs:documentation>The payload of PopBalloonRequest.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="Guid" type="ser:guid" minOccurs="0">
        <xs:annotation>
          <xs:documentation>The game identifier. 32 hexadecimal digits in JSON, hyphenated in SOAP; the same value as the path parameter {Guid} of the JSON routes.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="Instance" type="tns:Instance" minOccurs="0" nillable="true">
        <xs:annotation>
          <xs:documentation>The game session record.</xs:documentation>
        </xs:annotation>
      </xs:element>
      <xs:element name="Language" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="PopBalloonId" type="xs:int" minOccurs="0"/>
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="BalloonResult">
    <xs:annotation>
      <xs:documentation>A balloon result: the reply to PopBalloonRequest.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:element name="CanContinue" type="xs:boolean"/>
      <xs:element name="Id" type="xs:int"/>
      <xs:element name="IsPrize" type="xs:boolean"/>
      <xs:element name="LegalMovement" type="xs:boolean"/>
      <xs:element name="ResultImage" type="xs:string" minOccurs="0" nillable="true"/>
      <xs:element name="Win" type="xs:boolean"/>
    </xs:sequence>
  </xs:complexType>

  <xs:complexType name="MatchTilesRequest">
    <xs:annotation>
      <xs:documentation>The payload of MatchTilesRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="MatchTilesRequestResponse">
    <xs:annotation>
      <xs:documentation>The reply to MatchTilesRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="StepRequest">
    <xs:annotation>
      <xs:documentation>The payload of StepRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="StepRequestResponse">
    <xs:annotation>
      <xs:documentation>The reply to StepRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="CanPopBalloonRequest">
    <xs:annotation>
      <xs:documentation>The payload of CanPopBalloonRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="CanPopBalloonRequestResponse">
    <xs:annotation>
      <xs:documentation>The reply to CanPopBalloonRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="ChoosePrize">
    <xs:annotation>
      <xs:documentation>The payload of ChoosePrize. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="PerformanceNicknameRequest">
    <xs:annotation>
      <xs:documentation>The payload of PerformanceNicknameRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="PerformanceFastPlayRequest">
    <xs:annotation>
      <xs:documentation>The payload of PerformanceFastPlayRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="InitStateRequest">
    <xs:annotation>
      <xs:documentation>The payload of InitStateRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="CheckStateRequest">
    <xs:annotation>
      <xs:documentation>The payload of CheckStateRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="ReplyRequest">
    <xs:annotation>
      <xs:documentation>The payload of ReplyRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="LevelCompleteRequest">
    <xs:annotation>
      <xs:documentation>The payload of LevelCompleteRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="SimulateFastPlayRequest">
    <xs:annotation>
      <xs:documentation>The payload of SimulateFastPlayRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="SimulateUnityPlayRequest">
    <xs:annotation>
      <xs:documentation>The payload of SimulateUnityPlayRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="GameCompleteRequest">
    <xs:annotation>
      <xs:documentation>The payload of GameCompleteRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="PartialStateProgressRequest">
    <xs:annotation>
      <xs:documentation>The payload of PartialStateProgressRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="RateStarRequest">
    <xs:annotation>
      <xs:documentation>The payload of RateStarRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="RateFeedbackRequest">
    <xs:annotation>
      <xs:documentation>The payload of RateFeedbackRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="SpinRequest">
    <xs:annotation>
      <xs:documentation>The payload of SpinRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="SlotRequest">
    <xs:annotation>
      <xs:documentation>The payload of SlotRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="PlayRequest">
    <xs:annotation>
      <xs:documentation>The payload of PlayRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:complexType name="OfflineRequest">
    <xs:annotation>
      <xs:documentation>The payload of OfflineRequest. Its fields are not documented.</xs:documentation>
    </xs:annotation>
    <xs:sequence>
      <xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>
    </xs:sequence>
    <xs:anyAttribute namespace="##any" processContents="lax"/>
  </xs:complexType>

  <xs:element name="MatchTilesPerformanceRequest" type="tns:MatchTilesPerformanceRequest"/>
  <xs:element name="MatchTilesPerformanceRequestResponse" type="tns:TileBoard"/>
  <xs:element name="MatchTilesRequest" type="tns:MatchTilesRequest"/>
  <xs:element name="MatchTilesRequestResponse" type="tns:MatchTilesRequestResponse"/>
  <xs:element name="PopBalloonRequest" type="tns:PopBalloonRequest"/>
  <xs:element name="PopBalloonRequestResponse" type="tns:BalloonResult"/>
  <xs:element name="StepRequest" type="tns:StepRequest"/>
  <xs:element name="StepRequestResponse" type="tns:StepRequestResponse"/>
  <xs:element name="CanPopBalloonRequest" type="tns:CanPopBalloonRequest"/>
  <xs:element name="CanPopBalloonRequestResponse" type="tns:CanPopBalloonRequestResponse"/>
  <xs:element name="ChoosePrize" type="tns:ChoosePrize"/>
  <xs:element name="PerformanceNicknameRequest" type="tns:PerformanceNicknameRequest"/>
  <xs:element name="PerformanceFastPlayRequest" type="tns:PerformanceFastPlayRequest"/>
  <xs:element name="InitStateRequest" type="tns:InitStateRequest"/>
  <xs:element name="CheckStateRequest" type="tns:CheckStateRequest"/>
  <xs:element name="ReplyRequest" type="tns:ReplyRequest"/>
  <xs:element name="LevelCompleteRequest" type="tns:LevelCompleteRequest"/>
  <xs:element name="SimulateFastPlayRequest" type="tns:SimulateFastPlayRequest"/>
  <xs:element name="SimulateUnityPlayRequest" type="tns:SimulateUnityPlayRequest"/>
  <xs:element name="GameCompleteRequest" type="tns:GameCompleteRequest"/>
  <xs:element name="PartialStateProgressRequest" type="tns:PartialStateProgressRequest"/>
  <xs:element name="RateStarRequest" type="tns:RateStarRequest"/>
  <xs:element name="RateFeedbackRequest" type="tns:RateFeedbackRequest"/>
  <xs:element name="SpinRequest" type="tns:SpinRequest"/>
  <xs:element name="SlotRequest" type="tns:SlotRequest"/>
  <xs:element name="PlayRequest" type="tns:PlayRequest"/>
  <xs:element name="OfflineRequest" type="tns:OfflineRequest"/>
</xs:schema>
`,
};
