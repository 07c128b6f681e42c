/** The backend of Rowan for clusters of Apache Cassandra. */
module dev.rowan.storage.cassandra {
  requires com.github.benmanes.caffeine;
  requires transitive java.driver.core;
  requires transitive dev.rowan;
  requires static transitive org.jspecify;
  requires org.slf4j;

  exports dev.rowan.storage.cassandra;
  exports dev.rowan.storage.cassandra.rows;

  provides dev.rowan.spi.backend.BackendProvider with
      dev.rowan.storage.cassandra.CassandraProvider;
}
