package dev.rowan.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The jar runs alone, and by the script beside it: {@code java -jar rowan-cli.jar}. The build runs
 * this test after the phase {@code package}, and then sets the property.
 */
@EnabledIfSystemProperty(named = "rowan.test.cli.jar", matches = ".+")
class ExecutableJarTest {
  @TempDir private Path folder;

  @Test
  void importsASchema() throws IOException, InterruptedException {
    Path out = folder.resolve("java");

    Started done =
        start(
            "import",
            Schemas.named("orders").toString(),
            "--package",
            "shop.data",
            "--out",
            out.toString());

    assertThat(done.output()).startsWith("Wrote 6 records and 4 DAOs");
    assertThat(done.exitCode()).isZero();
    assertThat(out.resolve("shop/data/OrderDao.java")).exists();
  }

  /** Each library is listed with its license, and the texts that libraries bring are there. */
  @Test
  void namesTheLicensesOfItsLibraries() throws IOException {
    try (JarFile jar = new JarFile(System.getProperty("rowan.test.cli.jar"))) {
      assertThat(text(jar, "META-INF/LICENSE")).contains("Apache License");
      String libraries = text(jar, "META-INF/THIRD-PARTY.txt");
      assertThat(libraries)
          .contains("info.picocli:picocli:", "org.rocksdb:rocksdbjni:", "io.netty:netty-common:")
          .contains("org.apache.cassandra:java-driver-core:", "Apache")
          .doesNotContain("com.github.jnr", "org.ow2.asm", "dev.rowan");
      List<String> texts =
          jar.stream()
              .map(JarEntry::getName)
              .filter(name -> name.startsWith("META-INF/licenses/"))
              .toList();
      assertThat(texts)
          .anyMatch(name -> name.matches(".*/caffeine-[^/]*/META-INF/LICENSE"))
          .anyMatch(name -> name.matches(".*/slf4j-api-[^/]*/META-INF/LICENSE.txt"));
    }
  }

  private static String text(JarFile jar, String entry) throws IOException {
    try (InputStream in = jar.getInputStream(jar.getEntry(entry))) {
      return new String(in.readAllBytes(), UTF_8);
    }
  }

  @Test
  void saysItsVersion() throws IOException, InterruptedException {
    assertThat(start("--version").output()).matches("rowan \\d+\\.\\d+\\.\\d+\\S*\\s+");
  }

  @Test
  void refusesAWrongArgument() throws IOException, InterruptedException {
    Started done = start("import", "schema.cql");

    assertThat(done.exitCode()).isEqualTo(2);
    assertThat(done.output()).contains("Missing required option: '--package=NAME'");
  }

  @Test
  void changesAStoreThatNoOtherProcessHasOpen() throws IOException, InterruptedException {
    CompiledFolder program = Shops.second(folder);
    String url = "rowan:embedded:" + folder.resolve("store");
    Shops.fill(url, Shops.first(folder), 300);
    String[] apply = {"schema", "apply", program.toString(), "--url", url};

    try (Rowan open = Rowan.connect(url)) {
      assertThat(open.storage().health().reasons()).isEmpty();
      Started refused = start(apply);
      assertThat(refused.exitCode()).isEqualTo(4);
      assertThat(refused.output()).startsWith("rowan: [RUN-04] ").doesNotContain("SLF4J", "\tat ");
    }

    Started done = start(apply);
    assertThat(done.output()).startsWith("step 1 of 5: ").endsWith("Executed 5 steps.\n");
    assertThat(done.exitCode()).isZero();
  }

  @Test
  @EnabledIfSystemProperty(named = "rowan.long", matches = "true")
  void canBeInterruptedAtAnyTime() throws IOException, InterruptedException {
    CompiledFolder program = Shops.second(folder);
    String url = "rowan:embedded:" + folder.resolve("store");
    Shops.fill(url, Shops.first(folder), 20_000);
    String[] apply = {"schema", "apply", program.toString(), "--url", url};

    Process process = Started.process(apply).start();
    try (BufferedReader lines = process.inputReader()) {
      String line = lines.readLine();
      while (line != null && !line.contains(" %")) {
        line = lines.readLine();
      }
      process.toHandle().destroy(); // as a system does that ends a container
      while (line != null) {
        line = lines.readLine();
      }
    }
    assertThat(process.waitFor()).isIn(0, 143); // it can be done before the signal

    assertThat(start(apply).exitCode()).isZero();
    Started diff = start("schema", "diff", program.toString(), "--url", url);
    assertThat(diff.exitCode()).as(diff.output()).isZero();
  }

  @Test
  @EnabledOnOs({OS.LINUX, OS.MAC})
  void startsByAScriptBesideIt() throws IOException, InterruptedException {
    Path installed = Files.createDirectories(folder.resolve("a place/with spaces"));
    Path jar = Path.of(System.getProperty("rowan.test.cli.jar"));
    Path script = installed.resolve("rowan");
    Files.copy(jar.resolveSibling("../rowan"), script, StandardCopyOption.COPY_ATTRIBUTES);
    Path link =
        Files.createSymbolicLink(folder.resolve("linked"), Path.of("a place/with spaces/rowan"));

    Started withoutJar = started(link, "--version");
    assertThat(withoutJar.exitCode()).isEqualTo(2);
    assertThat(withoutJar.output())
        .startsWith("rowan: there is no rowan-cli.jar in " + installed.toRealPath());

    Files.createSymbolicLink(installed.resolve("rowan-cli.jar"), jar);
    assertThat(started(link, "--version")).isEqualTo(start("--version"));
    Started refused = started(link, "check", "no such file.cql");
    assertThat(refused).isEqualTo(start("check", "no such file.cql"));
    assertThat(refused.exitCode()).isEqualTo(2);
  }

  private Started started(Path script, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder process = new ProcessBuilder(command).redirectErrorStream(true);
    process.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return Started.by(folder, process);
  }

  private Started start(String... arguments) throws IOException, InterruptedException {
    return Started.by(folder, arguments);
  }
}
