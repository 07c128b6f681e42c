package dev.rowan.storage.embedded.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.rowan.storage.contract.fixture.Effort;
import dev.rowan.storage.contract.fixture.Seed;
import dev.rowan.storage.embedded.engine.ChildProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Keys are, byte for byte, Cassandra 5's byte-comparable form. */
class CassandraKeysTest {
  private static final String CLASS_PATH = "rowan.test.cassandra.classpath";
  private static final int NEWEST_JAVA = 23;
  private static final int KEYS = Effort.of(20_000, 2_000_000);

  private static final List<String> OPTIONS =
      Stream.of(
              "java.base/jdk.internal.misc",
              "java.base/jdk.internal.ref",
              "java.base/sun.nio.ch",
              "java.base/java.lang",
              "java.base/java.nio",
              "java.base/java.io")
          .map(name -> "--add-opens=" + name + "=ALL-UNNAMED")
          .toList();

  @Test
  void sortAndAreBoundedAsCassandrasAndHaveTheSameBytesAndTokens() throws Exception {
    assumeThat(System.getProperty("skipCassandra", "false"))
        .as("-DskipCassandra")
        .isEqualTo("false");
    assumeThat(Runtime.version().feature())
        .as("Cassandra 5 runs on Java %d at most", NEWEST_JAVA)
        .isLessThanOrEqualTo(NEWEST_JAVA);
    String jars = Files.readString(Path.of(System.getProperty(CLASS_PATH))).strip();
    long seed = Seed.next();
    try (ChildProcess child =
        ChildProcess.startWith(
            OPTIONS, jars, CassandraKeysMain.class, Long.toString(seed), Integer.toString(KEYS))) {
      assertThat(child.readLine()).as("seed %d", seed).endsWith("are equal");
    }
  }
}
