/** The built-in store of Rowan: rows on RocksDB, or on the heap. */
module dev.rowan.storage.embedded {
  requires dev.rowan;
  requires static transitive org.jspecify;
  requires org.slf4j;
  requires rocksdbjni;
}
