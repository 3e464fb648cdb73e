import com.sun.xml.ws.developer.SchemaValidation;
import example.depot.DepotPortType;
import example.depot.Item;
import example.depot.Tenant;
import example.depot.UnknownItem;
import example.depot.UnknownItemFault;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.jws.WebService;
import javax.xml.namespace.QName;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import javax.xml.ws.Endpoint;
import javax.xml.ws.Holder;

/**
 * The depot as a JAX-WS service: `wsimport -XadditionalHeaders` makes the rest of it from depot.wsdl. Its arguments are a
 * port and the WSDL; it prints the port.
 */
@SchemaValidation
@WebService(
    serviceName = "DepotService",
    portName = "DepotPort",
    targetNamespace = "urn:example:depot",
    endpointInterface = "example.depot.DepotPortType")
public class DepotServer implements DepotPortType {
  @Override
  public void storeItem(Holder<Item> item, Holder<Tenant> tenant) {} // Both holders go back as they are.

  @Override
  public int countItems(String number) throws UnknownItemFault {
    if (number.equals("XX-0000")) {
      UnknownItem unknown = new UnknownItem();
      unknown.setNumber(number);
      throw new UnknownItemFault("There is no such item.", unknown);
    }
    return Integer.parseInt(number.substring(3));
  }

  public static void main(String[] arguments) {
    Endpoint endpoint = Endpoint.create(new DepotServer());
    endpoint.setMetadata(List.<Source>of(new StreamSource(Path.of(arguments[1]).toUri().toString())));
    endpoint.setProperties(
        Map.of(
            Endpoint.WSDL_SERVICE, new QName("urn:example:depot", "DepotService"),
            Endpoint.WSDL_PORT, new QName("urn:example:depot", "DepotPort")));
    endpoint.publish("http://127.0.0.1:" + arguments[0] + "/depot");
    System.out.println(arguments[0]);
  }
}
