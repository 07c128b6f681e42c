package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The jar runs alone: {@code java -jar rowan-cli.jar}. The build runs this test after the phase
 * {@code package}, and then sets the property.
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

  private Started start(String... arguments) throws IOException, InterruptedException {
    return Started.by(folder, arguments);
  }
}
