package dev.rowan.docs.guide;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same calls with the same results on each store that is in this process. */
abstract class OnEachLocalStore {
  /** Makes the calls on a new store, and compares their results. */
  abstract void callsOn(String store);

  @Test
  void ofTheStoreOnTheHeap() {
    callsOn("rowan:memory:");
  }

  @Test
  void ofAStoreLikeACluster() {
    callsOn("rowan:memory:?like=cassandra");
  }

  @Test
  void ofTheStoreInADirectory(@TempDir Path directory) {
    callsOn("rowan:embedded:" + directory.resolve("store"));
  }

  /** Opens a session of the driver, as another program does. */
  static CqlSession driver(CassandraKeyspace keyspace) {
    return CqlSession.builder()
        .addContactPoint(keyspace.contactPoint())
        .withLocalDatacenter(keyspace.datacenter())
        .withKeyspace(keyspace.name())
        .build();
  }
}
