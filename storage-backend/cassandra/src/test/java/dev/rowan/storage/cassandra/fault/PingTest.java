package dev.rowan.storage.cassandra.fault;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.RowanClosedException;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.cassandra.CassandraProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A ping tells whether a cluster answers. */
@Timeout(60)
class PingTest {
  @Test
  void aNodeThatAnswersIsEnough() {
    try (ScriptedCluster cluster = new ScriptedCluster(2);
        Rowan rowan = open(cluster)) {
      assertThatCode(rowan::ping).doesNotThrowAnyException();
    }
  }

  @Test
  void aClusterWithoutNodesIsUnavailable() {
    ScriptedCluster cluster = new ScriptedCluster(2);
    try (Rowan rowan = open(cluster)) {
      cluster.close();
      assertThatThrownBy(rowan::ping).isInstanceOf(BackendUnavailableException.class);
    }
  }

  @Test
  void aClosedConnectionSaysSo() {
    try (ScriptedCluster cluster = new ScriptedCluster(2)) {
      Rowan rowan = open(cluster);
      rowan.close();
      assertThatThrownBy(rowan::ping).isInstanceOf(RowanClosedException.class);
    }
  }

  private static Rowan open(ScriptedCluster cluster) {
    String url =
        "rowan:cassandra://127.0.0.1:%d/k?datacenter=%s"
            .formatted(cluster.nodes().get(0).address().getPort(), ScriptedCluster.DATACENTER);
    Backend backend = new CassandraProvider().open(ConnectionString.parse(url));
    return Rowan.on(backend, RowanOptions.defaults());
  }
}
