package dev.rowan.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The program on a real Cassandra, selected by one argument. */
class ClusterTest {
  @RegisterExtension static final CassandraKeyspace CASSANDRA = new CassandraKeyspace();

  private static String cluster() {
    InetSocketAddress node = CASSANDRA.contactPoint();
    return "--url=rowan:cassandra://%s:%d/%s?datacenter=%s&schema=create"
        .formatted(node.getHostString(), node.getPort(), CASSANDRA.name(), CASSANDRA.datacenter());
  }

  @Test
  void printsWhatItPrintsOnTheStoreInTheProcess() {
    assertThat(SystemsTest.run("blog", cluster()))
        .isEqualTo(SystemsTest.run("blog", "--url=rowan:memory:"));
  }

  /**
   * The numbers of requests differ: a read of an index whose key changes reads the rows too, and a
   * stale entry until it is removed.
   */
  @Test
  void theSystemsPrintWhatTheyPrintOnTheStoreInTheProcess() {
    assertThat(withoutRequests(SystemsTest.run("systems", cluster())))
        .isEqualTo(withoutRequests(SystemsTest.run("systems", "--url=rowan:memory:")));
  }

  private static String withoutRequests(String printed) {
    return printed.replaceAll(" \\(\\d+ requests?\\)", "");
  }

  @Test
  void storesTheLogThatItShipsWithAndFindsItAgain() {
    String first = SystemsTest.run(cluster());
    assertThat(first)
        .contains("2,466 lines read = 2,459 stored + 7 rejected")
        .contains("2,459 lines of maven-build.log are in the store now");
    assertThat(SystemsTest.run(cluster()))
        .contains("2,459 lines of maven-build.log are in the store from an earlier run")
        .contains("2,459 lines of maven-build.log are in the store now");
  }
}
