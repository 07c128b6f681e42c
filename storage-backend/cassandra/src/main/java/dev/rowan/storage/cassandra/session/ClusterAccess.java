package dev.rowan.storage.cassandra.session;

import dev.rowan.spi.backend.GuardedBackend;
import dev.rowan.spi.backend.SchemaBackend;

/** A backend whose statements other code of this module renders. Thread-safe. */
public interface ClusterAccess extends GuardedBackend, SchemaBackend {
  /** Returns what runs the statements of the backend. */
  Cluster cluster();

  /** Returns the keyspace as stored, case-sensitive. */
  String keyspace();
}
