/** The run time of Rowan: the door for users, the interface for backends, and upkeep. */
@SuppressWarnings("module") // the modules that see internal packages are built after this one
module dev.rowan {
  requires static com.fasterxml.jackson.core;
  requires transitive dev.rowan.annotation;
  requires transitive jakarta.annotation;
  requires transitive jakarta.inject;
  requires static net.bytebuddy;
  requires transitive org.jspecify;
  requires org.slf4j;

  uses dev.rowan.backend.BackendProvider;

  exports dev.rowan;
  exports dev.rowan.backend;
  exports dev.rowan.binding;
  exports dev.rowan.bulk;
  exports dev.rowan.call;
  exports dev.rowan.dao;
  exports dev.rowan.error;
  exports dev.rowan.guard;
  exports dev.rowan.internal.async to
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
  exports dev.rowan.maintenance;
  exports dev.rowan.mutation;
  exports dev.rowan.patch;
  exports dev.rowan.query;
  exports dev.rowan.repair;
  exports dev.rowan.runtime;
  exports dev.rowan.scan;
  exports dev.rowan.schema;
  exports dev.rowan.state;
  exports dev.rowan.storage;
  exports dev.rowan.tracking;
  exports dev.rowan.transfer;
  exports dev.rowan.unit;
  exports dev.rowan.upkeep;
  exports dev.rowan.value;
}
