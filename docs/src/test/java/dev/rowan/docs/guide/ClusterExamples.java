package dev.rowan.docs.guide;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.ssl.ProgrammaticSslEngineFactory;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.CassandraProvider;
import java.net.InetSocketAddress;
import javax.net.ssl.SSLContext;

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

  static Rowan withCredentials(String user, String password) {
    // tag::security-credentials[]
    ConnectionString address =
        ConnectionString.parse("rowan:cassandra://10.0.0.1:9042/shop?datacenter=dc1");
    return Rowan.on(new CassandraProvider().open(address, user, password), RowanOptions.defaults());
    // end::security-credentials[]
  }

  static CqlSession encrypted(
      InetSocketAddress node, SSLContext tls, String user, String password) {
    // tag::security-session[]
    return CqlSession.builder()
        .addContactPoint(node)
        .withLocalDatacenter("dc1")
        .withSslEngineFactory(new ProgrammaticSslEngineFactory(tls, null, true)) // checks the name
        .withAuthCredentials(user, password)
        .build();
    // end::security-session[]
  }
}
