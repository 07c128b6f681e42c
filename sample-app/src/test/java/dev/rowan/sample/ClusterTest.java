package dev.rowan.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The program on a real Cassandra, selected by one argument. */
class ClusterTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  private static String run(String... arguments) {
    StringWriter printed = new StringWriter();
    StringWriter complained = new StringWriter();
    int exitCode =
        Main.run(new PrintWriter(printed, true), new PrintWriter(complained, true), arguments);
    assertThat(complained.toString()).isEmpty();
    assertThat(exitCode).isZero();
    return printed.toString();
  }

  private static String cluster() {
    InetSocketAddress node = CASSANDRA.contactPoint();
    return "--url=rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create"
        .formatted(node.getHostString(), node.getPort(), CASSANDRA.name(), CASSANDRA.datacenter());
  }

  @Test
  void printsWhatItPrintsOnTheStoreInTheProcess() {
    assertThat(run("blog", cluster())).isEqualTo(run("blog", "--url=rowan:memory:"));
  }

  @Test
  void storesTheLogThatItShipsWithAndFindsItAgain() {
    String first = run(cluster());
    assertThat(first)
        .contains("2,466 lines read = 2,459 stored + 7 rejected")
        .contains("2,459 lines of maven-build.log are in the store now");
    assertThat(run(cluster()))
        .contains("2,459 lines of maven-build.log are in the store from an earlier run")
        .contains("2,459 lines of maven-build.log are in the store now");
  }
}
