package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.QuarkusDevModeTest;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.jboss.shrinkwrap.api.asset.StringAsset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import shop.Shop;
import web.ShopRoutes;

/** An application in dev mode, without an address of a store. Each run takes half a minute. */
@EnabledIfSystemProperty(named = "rowan.long", matches = "true", disabledReason = "-Plong")
class DevModeTest {
  private static final String SETTINGS = "application.properties";
  private static final int PORT = freePort();

  @RegisterExtension
  static final QuarkusDevModeTest APPLICATION =
      new QuarkusDevModeTest()
          .withApplicationRoot(
              jar ->
                  jar.addPackage(Shop.class.getPackage())
                      .addPackage(ShopRoutes.class.getPackage())
                      .addAsResource(
                          new StringAsset("quarkus.http.port=" + PORT + "\n"), SETTINGS));

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void theStoreSurvivesReloadsAndFailedStarts() throws Exception {
    assertThat(get("/offer?title=lamp")).isEqualTo("lamp");

    APPLICATION.modifySourceFile(
        ShopRoutes.class,
        text -> text.replace("// a test adds", "if (shop != null) throw new Error(\"stop\"); //"));
    assertThat(get("/items")).contains("stop");

    APPLICATION.modifySourceFile(
        ShopRoutes.class,
        text -> text.replace("throw new Error(\"stop\");", "return;").replace("items:", "rows:"));
    assertThat(get("/items")).isEqualTo("rows: 1");

    APPLICATION.modifyResourceFile(SETTINGS, text -> text + "rowan.page-token-secret=short\n");
    assertThat(get("/items"))
        .contains("page token secret: 5 bytes, fewer than 16")
        .doesNotContain("short")
        .doesNotContain("rows: 1");
  }

  private String get(String path) throws IOException, InterruptedException {
    return client
        .send(
            HttpRequest.newBuilder(URI.create("http://localhost:" + PORT + path)).build(),
            HttpResponse.BodyHandlers.ofString())
        .body();
  }

  private static int freePort() {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
