package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.cli.store.StopSignal;
import dev.rowan.cli.store.Surroundings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Passwords come from the environment, a file or a person, and are never printed. */
class CredentialsTest {
  private static final String PASSWORD = "open-sesame-4711";

  private static DistrustfulServer server;

  @TempDir private Path folder;

  @BeforeAll
  static void start() throws IOException {
    server = new DistrustfulServer();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void takesThePasswordFromTheEnvironment() {
    Invocation done =
        history(Invocation.surroundings(Map.of("ROWAN_USER", "eve", "ROWAN_PASSWORD", PASSWORD)));

    assertRefused(done, "eve");
  }

  @Test
  void takesThePasswordFromAFileThatOthersCannotRead() throws IOException {
    Path file = folder.resolve("credentials");
    Files.writeString(file, "user=mallory\npassword=" + PASSWORD + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    Invocation readable =
        history(Invocation.surroundings(Map.of()), "--credentials", file.toString());
    assertThat(readable.exitCode()).isEqualTo(2);
    assertThat(readable.err()).contains("run: chmod 600 " + file).doesNotContain(PASSWORD);

    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertRefused(
        history(Invocation.surroundings(Map.of()), "--credentials", file.toString()), "mallory");
  }

  @Test
  void asksAPersonForThePassword() {
    List<String> questions = new ArrayList<>();
    Surroundings terminal =
        new Surroundings(
            Map.of(),
            question -> {
              questions.add(question);
              return Optional.of(PASSWORD);
            },
            new StopSignal());

    assertRefused(history(terminal, "--user", "trent"), "trent");
    assertThat(questions).containsExactly("Password of trent: ");
  }

  @Test
  void saysWhichPartIsMissing() throws IOException {
    Invocation noTerminal = history(Invocation.surroundings(Map.of()), "--user", "ann");
    assertThat(noTerminal.exitCode()).isEqualTo(2);
    assertThat(noTerminal.err()).contains("no terminal", "`ann`", "set ROWAN_PASSWORD");

    Invocation noUser = history(Invocation.surroundings(Map.of("ROWAN_PASSWORD", PASSWORD)));
    assertThat(noUser.err()).contains("ROWAN_USER is not").doesNotContain(PASSWORD);

    Path file = Files.writeString(folder.resolve("half"), PASSWORD + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Invocation noLines =
        history(Invocation.surroundings(Map.of()), "--credentials", file.toString());
    assertThat(noLines.err()).contains("needs the lines `user=…`").doesNotContain(PASSWORD);

    Invocation none = history(Invocation.surroundings(Map.of()));
    assertThat(none.exitCode()).isEqualTo(4);
    assertThat(none.err()).startsWith("rowan: [RUN-32] ").contains("  fix: set ROWAN_USER and ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--password=", "--password", "-p", "--passwd=", "--pw"})
  void noArgumentIsAPassword(String option) {
    String[] arguments =
        option.endsWith("=") ? new String[] {option + PASSWORD} : new String[] {option, PASSWORD};

    Invocation done = history(Invocation.surroundings(Map.of()), arguments);

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.out()).isEmpty();
    assertThat(done.err())
        .startsWith("rowan: no argument is a password")
        .contains("set ROWAN_USER and ROWAN_PASSWORD")
        .doesNotContain(PASSWORD);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cassandra://eve:open-sesame-4711@10.0.0.1/shop?datacenter=dc1",
        "cassandra://10.0.0.1/shop?datacenter=dc1&password=open-sesame-4711",
        "cassandra:eve:open-sesame-4711",
        "open-sesame-4711"
      })
  void noAddressHasAPassword(String url) {
    Invocation done = Invocation.of("schema", "history", "--url", url);

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.out() + done.err()).doesNotContain(PASSWORD).contains("rowan: ");
  }

  @Test
  void aDriverConfigurationThatCannotBeReadIsNotPrinted() throws IOException {
    Path file = Files.writeString(folder.resolve("app.conf"), "password = { " + PASSWORD);
    Invocation done =
        history(Invocation.surroundings(Map.of()), "--driver-config", file.toString());
    System.clearProperty("config.file");

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.err()).contains("the configuration of the driver").doesNotContain(PASSWORD);
    assertThat(history(Invocation.surroundings(Map.of()), "--driver-config", "nowhere.conf").err())
        .isEqualTo("rowan: the driver configuration `nowhere.conf` cannot be read\n");
  }

  private static Invocation history(Surroundings surroundings, String... options) {
    List<String> all = new ArrayList<>(List.of("schema", "history", "--url", server.url()));
    all.addAll(List.of(options));
    return Invocation.in(surroundings, all.toArray(String[]::new));
  }

  private static void assertRefused(Invocation done, String user) {
    assertThat(server.received()).contains(user + " " + PASSWORD);
    assertThat(done.exitCode()).isEqualTo(4);
    assertThat(done.out()).isEmpty();
    assertThat(done.err())
        .startsWith("rowan: [RUN-32] the cluster denies access\n")
        .contains("  refused: the user name or the password\n")
        .endsWith("  see: rowan explain RUN-32\n")
        .doesNotContain(PASSWORD, "Exception");
  }
}
