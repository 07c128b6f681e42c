/**
 * The run time of Rowan. Users call it, generated code builds on it, and backends implement its
 * interface.
 */
@SuppressWarnings("module") // our modules that see internal packages are built after this one
module dev.rowan {
  requires static com.fasterxml.jackson.core;
  requires static com.fasterxml.jackson.databind;
  requires transitive dev.rowan.annotation;
  requires transitive jakarta.annotation;
  requires transitive jakarta.inject;
  requires static net.bytebuddy;
  requires transitive org.jspecify;
  requires org.slf4j;

  uses dev.rowan.spi.backend.BackendProvider;

  // users
  exports dev.rowan;
  exports dev.rowan.dao;
  exports dev.rowan.error;
  exports dev.rowan.observe;
  exports dev.rowan.operate.bulk;
  exports dev.rowan.operate.maintenance;
  exports dev.rowan.operate.scan;
  exports dev.rowan.operate.schema;
  exports dev.rowan.operate.transfer;
  exports dev.rowan.patch;

  // generated code
  exports dev.rowan.mapping;
  exports dev.rowan.runtime;

  // backends
  exports dev.rowan.spi.backend;
  exports dev.rowan.spi.async;
  exports dev.rowan.spi.call;
  exports dev.rowan.spi.guard;
  exports dev.rowan.spi.mutation;
  exports dev.rowan.spi.query;
  exports dev.rowan.spi.schema;
  exports dev.rowan.spi.store;
  exports dev.rowan.spi.value;

  // our own modules
  exports dev.rowan.internal.async to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.batch to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.copy to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.index to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.naming to
      dev.rowan.storage.cassandra;
  exports dev.rowan.internal.observe to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.paging to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.read to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.session to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.state to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.tracking to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.verify to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
  exports dev.rowan.internal.write to
      dev.rowan.storage.cassandra,
      dev.rowan.storage.contract,
      dev.rowan.storage.embedded;
}
