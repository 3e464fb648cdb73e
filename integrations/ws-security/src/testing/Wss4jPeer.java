import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import javax.security.auth.callback.Callback;
import javax.security.auth.callback.CallbackHandler;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.ws.security.WSConstants;
import org.apache.ws.security.WSEncryptionPart;
import org.apache.ws.security.WSPasswordCallback;
import org.apache.ws.security.WSSConfig;
import org.apache.ws.security.WSSecurityEngine;
import org.apache.ws.security.WSSecurityEngineResult;
import org.apache.ws.security.components.crypto.Merlin;
import org.apache.ws.security.message.WSSecEncrypt;
import org.apache.ws.security.message.WSSecHeader;
import org.apache.ws.security.message.WSSecSignature;
import org.apache.ws.security.message.WSSecTimestamp;
import org.apache.ws.security.message.WSSecUsernameToken;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/**
 * Secures envelopes, or opens them, with WSS4J: a judge from outside. The first argument is the folder of `me.key`, `me.pem` and
 * `peer.pem`; each further one is a file with an envelope and what is to be done to it. What it makes stands in files beside them.
 */
public class Wss4jPeer {
  private static final String GCM = "http://www.w3.org/2009/xmlenc11#aes256-gcm";

  public static void main(String[] arguments) throws Exception {
    WSSConfig.init();
    Path folder = Path.of(arguments[0]);
    Merlin crypto = crypto(folder);
    for (String task : Arrays.asList(arguments).subList(1, arguments.length)) {
      List<String> steps = Arrays.asList(task.split(","));
      Path file = folder.resolve(steps.get(0));
      String result;
      try {
        Document document = parse(Files.readString(file));
        result = steps.get(1).equals("open") ? open(document, crypto) : secure(document, crypto, steps.subList(1, steps.size()));
      } catch (Exception failure) {
        result = "FAILED " + failure;
      }
      Files.writeString(folder.resolve(steps.get(0) + ".out"), result);
    }
  }

  private static String secure(Document document, Merlin crypto, List<String> steps) throws Exception {
    WSSecHeader header = new WSSecHeader();
    header.insertSecurityHeader(document);
    WSSecTimestamp timestamp = new WSSecTimestamp();
    timestamp.setTimeToLive(300);
    timestamp.build(document, header);
    for (String step : steps) {
      String[] parts = step.split(":");
      switch (parts[0]) {
        case "username" -> {
          WSSecUsernameToken token = new WSSecUsernameToken();
          token.setPasswordType(parts[1].equals("digest") ? WSConstants.PASSWORD_DIGEST : WSConstants.PASSWORD_TEXT);
          token.setUserInfo("ann", "p<&>w");
          if (parts[1].equals("digest")) {
            token.addCreated();
            token.addNonce();
          }
          token.build(document, header);
        }
        case "sign" -> {
          WSSecSignature signature = new WSSecSignature();
          signature.setUserInfo("me", "pw");
          signature.setKeyIdentifierType(Integer.parseInt(parts[1]));
          signature.setSignatureAlgorithm("http://www.w3.org/2001/04/xmldsig-more#rsa-sha256");
          signature.setDigestAlgo("http://www.w3.org/2001/04/xmlenc#sha256");
          List<WSEncryptionPart> signed = new ArrayList<>();
          signed.add(new WSEncryptionPart("Body", document.getDocumentElement().getNamespaceURI(), ""));
          signed.add(new WSEncryptionPart("Timestamp", WSConstants.WSU_NS, ""));
          signature.setParts(signed);
          signature.build(document, crypto, header);
        }
        case "encrypt" -> {
          WSSecEncrypt encrypt = new WSSecEncrypt();
          encrypt.setUserInfo("peer");
          encrypt.setKeyIdentifierType(Integer.parseInt(parts[1]));
          encrypt.setSymmetricEncAlgorithm(GCM);
          encrypt.setKeyEncAlgo(WSConstants.KEYTRANSPORT_RSAOEP);
          encrypt.build(document, crypto, header);
        }
        default -> throw new IllegalArgumentException(step);
      }
    }
    return print(document);
  }

  /** Tells the actions that were verified, by their numbers in WSConstants, and the text of the Body. */
  private static String open(Document document, Merlin crypto) throws Exception {
    CallbackHandler passwords =
        callbacks -> {
          for (Callback callback : callbacks) {
            WSPasswordCallback asked = (WSPasswordCallback) callback;
            asked.setPassword(asked.getUsage() == WSPasswordCallback.USERNAME_TOKEN ? "p<&>w" : "pw");
          }
        };
    List<WSSecurityEngineResult> results =
        new WSSecurityEngine().processSecurityHeader(document, null, passwords, crypto, crypto);
    List<Object> actions = new ArrayList<>();
    for (WSSecurityEngineResult result : results) actions.add(result.get(WSSecurityEngineResult.TAG_ACTION));
    return actions + " " + document.getElementsByTagNameNS("*", "Body").item(0).getTextContent();
  }

  private static Merlin crypto(Path folder) throws Exception {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    String pem = Files.readString(folder.resolve("me.key")).replaceAll("-----[^-]*-----|\\s", "");
    PrivateKey key = KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(pem)));
    store.setKeyEntry("me", key, "pw".toCharArray(), new Certificate[] {certificate(folder.resolve("me.pem"))});
    store.setCertificateEntry("peer", certificate(folder.resolve("peer.pem")));
    Merlin crypto = new Merlin();
    crypto.setKeyStore(store);
    return crypto;
  }

  private static X509Certificate certificate(Path file) throws Exception {
    ByteArrayInputStream bytes = new ByteArrayInputStream(Files.readAllBytes(file));
    return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(bytes);
  }

  private static Document parse(String text) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
  }

  private static String print(Document document) throws Exception {
    Transformer transformer = TransformerFactory.newInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    StringWriter writer = new StringWriter();
    transformer.transform(new DOMSource(document), new StreamResult(writer));
    return writer.toString();
  }
}
