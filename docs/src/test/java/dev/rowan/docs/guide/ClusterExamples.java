package dev.rowan.docs.guide;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.storage.cassandra.CassandraBackend;

/** How a program gets at a cluster; compiled, but nobody answers at these addresses. */
final class ClusterExamples {
  private ClusterExamples() {}

  static Rowan connect() {
    // tag::cluster-connect[]
    return Rowan.connect(
        "rowan:cassandra://10.0.0.1:9042,10.0.0.2/shop?datacenter=dc1&schema=create");
    // end::cluster-connect[]
  }

  static Rowan on(CqlSession session) {
    // tag::cluster-session[]
    return Rowan.on(CassandraBackend.on(session, "shop"), RowanOptions.defaults());
    // end::cluster-session[]
  }
}
