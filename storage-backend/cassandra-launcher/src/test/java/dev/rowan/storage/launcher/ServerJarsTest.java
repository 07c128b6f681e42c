package dev.rowan.storage.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jars of a Cassandra, and the texts of mistakes. */
class ServerJarsTest {
  @TempDir private Path folder;

  @Test
  void aClassPathHasTheVersionOfItsJar() throws IOException {
    Path other = jar("guava-33.jar");
    Path newest = jar("cassandra-all-5.0.9.jar");
    ServerJars jars =
        ServerJars.inFile(file(other + File.pathSeparator + newest + System.lineSeparator()));
    assertThat(jars.jars()).containsExactly(other, newest);
    assertThat(jars.line()).isEqualTo(ServerLine.V5);
    assertThat(jars.classPath()).isEqualTo(other + File.pathSeparator + newest);
  }

  @Test
  void aDistributionHasItsJarsInLib() throws IOException {
    Files.createDirectory(folder.resolve("lib"));
    Path agent = jar("lib/jamm-0.3.2.jar");
    Path older = jar("lib/apache-cassandra-4.1.10.jar");
    jar("lib/README.txt");
    ServerJars jars = ServerJars.ofDistribution(folder);
    assertThat(jars.jars()).containsExactly(older, agent);
    assertThat(jars.line()).isEqualTo(ServerLine.V4_1);
    assertThat(jars.line().options(folder, jars.jars())).contains("-javaagent:" + agent).hasSize(2);
  }

  @Test
  void aMissingPathIsNamed() throws IOException {
    refuses(folder.resolve("no.classpath"), "there is no file with a class path", "no.classpath");
    refuses(file(folder.resolve("gone.jar").toString()), "does not exist; write", "gone.jar");
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> ServerJars.ofDistribution(folder))
        .withMessageContaining("no folder lib with the jars of Cassandra")
        .withMessageContaining(folder.toString());
  }

  @Test
  void otherJarsAreRefused() throws IOException {
    refuses(file(jar("guava-33.jar").toString()), "none of the jars is cassandra-all-", "server");
    refuses(
        file(jar("cassandra-all-4.0.11.jar").toString()),
        "this is Cassandra 4.0, and not 4.1 or 5",
        "cassandra-all-4.0.11.jar");
  }

  private static void refuses(Path file, String reason, String path) {
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> ServerJars.inFile(file))
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.NO_CASSANDRA_FOR_TESTS))
        .withMessageContaining(reason)
        .withMessageContaining(path);
  }

  @Test
  void aJdkThatCannotRunTheServerIsNamedWithItsVersion() throws IOException {
    Files.writeString(folder.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> ServerJava.require(folder, ServerLine.V5))
        .withMessageContaining("Cassandra 5 runs on JDK 17 to 23, but " + folder + " is JDK 25");
    Path nothing = folder.resolve("nothing");
    assertThatExceptionOfType(ConfigurationException.class)
        .isThrownBy(() -> ServerJava.require(nothing, ServerLine.V4_1))
        .withMessageContaining("Cassandra 4.1 runs on JDK 17 to 23, but no JDK is in " + nothing);
  }

  @Test
  void freePortsDiffer() {
    LoopbackNetwork network = LoopbackNetwork.withFreePorts("127.0.0.1");
    assertThat(List.of(network.cqlPort(), network.storagePort()))
        .doesNotHaveDuplicates()
        .doesNotContain(0);
  }

  @Test
  void noTwoClustersStartAtTheSameAddressAndPort() {
    assertThat(LoopbackNetwork.free(1)).isNotEqualTo(LoopbackNetwork.free(1));
  }

  private Path jar(String name) throws IOException {
    return Files.createFile(folder.resolve(name));
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("server.classpath"), text);
  }
}
