/** Starts a real Apache Cassandra for tests, in processes of its own. */
module dev.rowan.storage.launcher {
  requires transitive dev.rowan;
  requires transitive org.jspecify;

  exports dev.rowan.storage.launcher;
}
