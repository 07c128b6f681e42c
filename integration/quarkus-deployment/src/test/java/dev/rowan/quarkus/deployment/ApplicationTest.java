package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ArcContainer;
import io.quarkus.deployment.util.FileUtil;
import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;
import jakarta.enterprise.inject.Produces;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import library.Drafts;
import library.Note;
import library.Notes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import shop.Calls;
import shop.Item;
import shop.Items;
import shop.Shop;

/** An application with a durable store, a library with a DAO, health and meters. */
class ApplicationTest {
  private static final Path DIRECTORY = temporary();
  private static final String URL = "rowan:embedded:" + DIRECTORY.resolve("store");

  @RegisterExtension
  static final QuarkusUnitTest APPLICATION =
      new QuarkusUnitTest()
          .withApplicationRoot(jar -> jar.addPackage(Shop.class.getPackage()))
          .withAdditionalDependency(jar -> jar.addPackage(Notes.class.getPackage()))
          .overrideConfigKey("quarkus.http.test-port", "0")
          .overrideRuntimeConfigKey("rowan.url", URL)
          .setAfterUndeployListener(ApplicationTest::theStoreIsClosed);

  @Inject Shop shop;
  @Inject Provider<Items> items;
  @Inject Provider<Notes> notes;
  @Inject Drafts drafts;
  @Inject Calls calls;
  @Inject MeterRegistry meters;

  @TestHTTPResource("/q/health/ready")
  URI readiness;

  @Test
  void daosCallbacksConstraintsListenersHealthAndMetersWork() throws Exception {
    assertThat(isCreated(Items.class)).isTrue();
    assertThat(isCreated(Notes.class)).isTrue();

    Item lamp = shop.offer("ann", "  lamp ", BigDecimal.TEN);
    assertThat(items.get().find(lamp.id())).map(Item::title).contains("lamp");
    assertThat(shop.dearestOf("ann")).hasSize(1);
    assertThat(calls.ended()).containsExactly("save", "around find", "find", "bySeller");

    notes.get().save(new Note("door", "closed"));
    assertThat(notes.get().find("door")).map(Note::text).contains("closed");
    assertThat(drafts.find("door")).map(Note::text).contains("of the application");

    assertThat(meters.find("rowan.call").tag("method", "save").timers()).hasSize(2);
    assertThat(meters.get("rowan.store.health").gauge().value()).isZero();

    HttpResponse<String> ready =
        HttpClient.newHttpClient()
            .send(HttpRequest.newBuilder(readiness).build(), HttpResponse.BodyHandlers.ofString());
    assertThat(ready.statusCode()).isEqualTo(200);
    assertThat(ready.body()).contains("Rowan store").contains("\"store\": \"local\"");

    constraintsAreChecked();
  }

  /** Constraints are checked after the callback that strips titles, and before a write. */
  private void constraintsAreChecked() {
    Item lamp = shop.offer("bea", "          lamp          ", BigDecimal.TEN);
    assertThat(shop.dearestOf("bea")).extracting(Item::title).containsExactly("lamp");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> shop.offer("bea", "   ", BigDecimal.ONE))
        .withMessageContaining("violations: title @NotBlank")
        .satisfies(refused -> assertThat(refused.code()).isEqualTo(ErrorCode.INVALID_ENTITY));
    assertThat(shop.dearestOf("bea")).extracting(Item::id).containsExactly(lamp.id());
  }

  /** Returns whether the start created a bean, before a call needs it. */
  private static boolean isCreated(Class<?> dao) {
    ArcContainer container = Arc.container();
    BeanManager beans = container.beanManager();
    Bean<?> bean = beans.resolve(beans.getBeans(dao));
    return container.getActiveContext(Singleton.class).get(bean) != null;
  }

  /** The lock of the directory is free, and the row is there. */
  private static void theStoreIsClosed() {
    Thread.currentThread().setContextClassLoader(ApplicationTest.class.getClassLoader());
    try (Rowan again = Rowan.connect(URL)) {
      assertThat(again.dao(Items.class).bySeller("ann", Limit.of(2))).hasSize(1);
      FileUtil.deleteDirectory(DIRECTORY);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path temporary() {
    try {
      return Files.createTempDirectory("rowan-quarkus-");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The registry of the application. */
  @Singleton
  static final class Registry {
    @Produces
    @Singleton
    MeterRegistry meters() {
      return new SimpleMeterRegistry();
    }
  }

  /** A DAO of the application in the place of a generated one. */
  @Singleton
  static final class OwnDrafts {
    @Produces
    @Singleton
    Drafts drafts() {
      return name -> Optional.of(new Note(name, "of the application"));
    }
  }
}
