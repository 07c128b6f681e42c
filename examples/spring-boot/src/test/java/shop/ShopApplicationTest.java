package shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;

@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT, properties = "rowan.url=rowan:memory:")
class ShopApplicationTest {
  private final HttpClient client = HttpClient.newHttpClient();

  @Value("${local.server.port}")
  private int port;

  @Test
  void anOfferedItemIsFoundByItsSeller() throws IOException, InterruptedException {
    HttpResponse<String> created =
        send(
            HttpRequest.newBuilder(uri("/items"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"sellerId\":\"ann\",\"title\":\"chair\",\"price\":40}")));
    assertThat(created.statusCode()).as(created.body()).isEqualTo(201);

    HttpResponse<String> found = send(HttpRequest.newBuilder(uri("/sellers/ann/items")));
    assertThat(found.body()).contains("\"title\":\"chair\"");
  }

  private URI uri(String path) {
    return URI.create("http://localhost:" + port + path);
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofString());
  }
}
