package dev.rowan.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The jar has what the driver needs, and leaves out what it does not need. */
@EnabledIfSystemProperty(named = "rowan.test.cli.jar", matches = ".+")
@EnabledIfSystemProperty(named = "rowan.long", matches = "true")
class ExecutableJarOnClusterTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  @TempDir private Path folder;

  @Test
  void createsTables() throws IOException, InterruptedException {
    String program = Shops.second(folder).toString();
    String url = ClusterCommandTest.url(CASSANDRA);

    Started applied = Started.by(folder, "schema", "apply", program, "--url", url);

    assertThat(applied.output())
        .startsWith("step 1 of ")
        .contains("CREATE TABLE")
        .doesNotContain("SLF4J", "WARN", "Exception");
    assertThat(applied.exitCode()).isZero();
    assertThat(Started.by(folder, "schema", "diff", program, "--url", url))
        .isEqualTo(new Started(0, "The store has exactly the tables of the program.\n"));
  }
}
