package dev.rowan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.BackendProvider;
import dev.rowan.spi.backend.ConnectionString;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowanConnectTest {
  /** Serves the scheme {@code stub}; remembers what was opened and closed. */
  public static final class StubProvider implements BackendProvider {
    static final List<String> EVENTS = new ArrayList<>();

    @Override
    public String scheme() {
      return "stub";
    }

    @Override
    public Backend open(ConnectionString address) {
      EVENTS.add("open " + address.target() + address.options());
      return new StubBackend(() -> EVENTS.add("close"));
    }
  }

  @TempDir Path classPath;

  private ClassLoader before;

  @BeforeEach
  void rememberTheClassLoader() {
    before = Thread.currentThread().getContextClassLoader();
    StubProvider.EVENTS.clear();
  }

  @AfterEach
  void restoreTheClassLoader() {
    Thread.currentThread().setContextClassLoader(before);
  }

  @Test
  void opensWhatServesTheSchemeAndClosesIt() throws IOException {
    registerTheStub();
    try (Rowan rowan = Rowan.connect("rowan:stub:there?a=b")) {
      assertThat(rowan).isNotNull();
      assertThat(StubProvider.EVENTS).containsExactly("open there{a=b}");
    }
    assertThat(StubProvider.EVENTS).containsExactly("open there{a=b}", "close");
  }

  @Test
  void namesTheKnownSchemesWhenItIsAnother() throws IOException {
    registerTheStub();
    assertMistake("rowan:stubb:there", ErrorCode.UNKNOWN_SCHEME, "stubb", "known: stub");
  }

  @Test
  void saysSoWhenThereIsNoBackendAtAll() {
    assertMistake("rowan:stub:there", ErrorCode.NO_BACKEND, "stub", "rowan-embedded");
  }

  @Test
  void readsTheConnectionStringBeforeItLooksForABackend() {
    assertMistake("stub:there", ErrorCode.MALFORMED_CONNECTION, "rowan:");
  }

  @Test
  void saysWhatToDoWhenADaoWasNotGenerated() {
    try (Rowan rowan = Rowan.on(new StubBackend(() -> {}), RowanOptions.defaults())) {
      assertThatExceptionOfType(ConfigurationException.class)
          .isThrownBy(() -> rowan.dao(List.class))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.DAO_NOT_GENERATED));
    }
  }

  private static void assertMistake(String text, ErrorCode code, String... expected) {
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> Rowan.connect(text))
        .withMessageContainingAll(expected)
        .satisfies(e -> assertThat(e.code()).isEqualTo(code));
  }

  private void registerTheStub() throws IOException {
    Path services = classPath.resolve("META-INF/services");
    Files.createDirectories(services);
    Files.writeString(
        services.resolve(BackendProvider.class.getName()), StubProvider.class.getName());
    URL[] urls = {classPath.toUri().toURL()};
    Thread.currentThread().setContextClassLoader(new URLClassLoader(urls, before));
  }
}
