/** The built-in store of Rowan: rows on RocksDB, or on the heap. */
module dev.rowan.storage.embedded {
  requires transitive dev.rowan;
  requires static transitive org.jspecify;
  requires org.slf4j;
  requires rocksdbjni;

  exports dev.rowan.storage.embedded;

  provides dev.rowan.spi.backend.BackendProvider with
      dev.rowan.storage.embedded.EmbeddedProvider,
      dev.rowan.storage.embedded.MemoryProvider;
}
