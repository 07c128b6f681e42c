package dev.rowan.docs.guide;

import dev.rowan.storage.contract.cassandra.CassandraKeyspace;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The same calls with the same results on each store in this process, and on a cluster. */
abstract class OnEachStore extends OnEachLocalStore {
  @Nested
  class OnACluster {
    @RegisterExtension static final CassandraKeyspace KEYSPACE = new CassandraKeyspace();

    @Test
    void ofACluster() {
      callsOn(FailingCalls.url(KEYSPACE));
    }
  }
}
