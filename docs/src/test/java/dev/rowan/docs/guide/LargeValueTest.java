package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.rowan.Rowan;
import dev.rowan.dao.Chunks;
import dev.rowan.dao.LargeValue;
import dev.rowan.dao.Upload;
import dev.rowan.operate.maintenance.ChunkReport;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Arrays;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Large values in chunks, on each store. */
class LargeValueTest extends OnEachLocalStore {
  private static final Logger log = LoggerFactory.getLogger(LargeValueTest.class);

  @Override
  void callsOn(String store) {
    byte[] bytes = new byte[2_500_000];
    bytes[2_499_999] = 9;
    try (Rowan rowan = Rowan.connect(store)) {
      Attachments attachments = rowan.dao(Attachments.class);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      UUID id = calls(attachments, new ByteArrayInputStream(bytes), out);
      assertThat(out.toByteArray()).isEqualTo(bytes);
      assertThat(tail(attachments, id)).hasSize(500_000).endsWith(9);
      published(attachments, id, bytes);
      attachments.rename(id, "cat");
      assertThat(attachments.content(id).stored()).isPresent();

      resumed(attachments, bytes);
      // tag::api-chunks[]
      ChunkReport report = rowan.maintenance().repairChunks(AttachmentMapping.INSTANCE).run();
      if (!report.isClean()) {
        log.warn("chunks without a row, or damaged values: {}", report);
      }
      // end::api-chunks[]
      assertThat(report.isClean()).isTrue();
      assertThat(report.values()).isEqualTo(2);
      attachments.remove(id);
      assertThat(attachments.content(id).stored()).isEmpty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static UUID calls(Attachments attachments, InputStream in, OutputStream out)
      throws IOException {
    // tag::large-value[]
    Attachment saved = attachments.save(new Attachment(null, "cat.mp4", "video/mp4", null), in);
    LargeValue content = attachments.content(saved.id());
    content.open().transferTo(out); // chunk by chunk
    // end::large-value[]
    assertThat(saved.content()).isEqualTo(content.stored().orElseThrow());
    return Objects.requireNonNull(saved.id());
  }

  private static byte[] tail(Attachments attachments, UUID id) throws IOException {
    // tag::part-of-value[]
    LargeValue content = attachments.content(id);
    InputStream tail = content.open(2_000_000, 500_000); // reads the chunks of this part alone
    // end::part-of-value[]
    return tail.readAllBytes();
  }

  /** Sends a value to a server, and copies it to another row. */
  private static void published(Attachments attachments, UUID id, byte[] bytes) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    CompletableFuture<byte[]> received = new CompletableFuture<>();
    server.createContext(
        "/",
        exchange -> {
          received.complete(exchange.getRequestBody().readAllBytes());
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    server.start();
    URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/cat.mp4");
    UUID copy =
        Objects.requireNonNull(
            attachments.save(new Attachment(null, "copy.mp4", "video/mp4", null)).id());
    try {
      // tag::published-value[]
      LargeValue content = attachments.content(id);
      long length = content.stored().orElseThrow().length();
      HttpRequest upload =
          HttpRequest.newBuilder(address)
              .PUT(BodyPublishers.fromPublisher(content.publish(), length))
              .build();
      attachments.content(copy).write(content.publish()).toCompletableFuture().join();
      // end::published-value[]
      HttpClient.newHttpClient().sendAsync(upload, BodyHandlers.discarding()).join();
      assertThat(Arrays.equals(received.join(), bytes)).isTrue();
      assertThat(Arrays.equals(attachments.content(copy).open().readAllBytes(), bytes)).isTrue();
    } finally {
      server.stop(0);
    }
    attachments.remove(copy);
  }

  private static void resumed(Attachments attachments, byte[] file) throws IOException {
    Attachment draft = attachments.save(new Attachment(null, "dog.mp4", "video/mp4", null));
    UUID id = Objects.requireNonNull(draft.id());
    // tag::upload[]
    Upload upload = attachments.content(id).begin();
    String token = upload.token(); // store it where the program finds it after a restart
    upload.write(Arrays.copyOf(file, 1_500_000)); // the program stops here

    Upload resumed = attachments.content(id).resume(token);
    long sent = resumed.stored(); // whole chunks: 1,048,576 of the 1,500,000 bytes
    resumed.write(new ByteArrayInputStream(file, (int) sent, file.length));
    Chunks stored = resumed.finish(); // the row shows the value from now on
    // end::upload[]
    assertThat(sent).isLessThanOrEqualTo(1_048_576);
    assertThat(attachments.content(id).open().readAllBytes()).isEqualTo(file);
    assertThat(stored.length()).isEqualTo(file.length);
  }
}
