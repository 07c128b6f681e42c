package dev.rowan.cli.store;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.spi.backend.ConnectionString;
import dev.rowan.storage.cassandra.CassandraProvider;
import java.util.Optional;

/** Opens clusters. Only this class needs the driver, so that other commands do not load it. */
final class ClusterOpening {
  private ClusterOpening() {}

  static Rowan open(
      ConnectionString address, Optional<Credentials> credentials, RowanOptions options) {
    CassandraProvider provider = new CassandraProvider();
    return Rowan.on(
        credentials
            .map(each -> provider.open(address, each.user(), each.password()))
            .orElseGet(() -> provider.open(address)),
        options);
  }
}
