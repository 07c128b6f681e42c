/** The tests that every backend of Rowan passes. */
module dev.rowan.storage.contract {
  requires transitive dev.rowan;
  requires transitive dev.rowan.storage.launcher;
  requires transitive org.junit.jupiter.api;
  requires transitive org.junit.jupiter.params;
  requires transitive org.jspecify;
  requires org.assertj.core;

  exports dev.rowan.storage.contract;
  exports dev.rowan.storage.contract.cassandra;
  exports dev.rowan.storage.contract.fixture;
  exports dev.rowan.storage.contract.hammer;

  // JUnit calls test methods that are package-private
  opens dev.rowan.storage.contract;
  opens dev.rowan.storage.contract.copy;
  opens dev.rowan.storage.contract.index;
  opens dev.rowan.storage.contract.read;
  opens dev.rowan.storage.contract.schema;
  opens dev.rowan.storage.contract.transfer;
  opens dev.rowan.storage.contract.write;
}
