package dev.rowan.bench;

import java.nio.file.Path;

/** The store of one run. */
public enum Engine {
  /** DAOs over the embedded store. */
  ROWAN,
  /** RocksDB with manually written keys. */
  RAW,
  /** SQLite, with manually written index tables. */
  SQLITE,
  /** SQLite, with its own indexes. */
  SQLITE_INDEXES,
  /** H2, with manually written index tables. */
  H2,
  /** H2, with its own indexes. */
  H2_INDEXES;

  BenchmarkStore open(Path directory) {
    return switch (this) {
      case ROWAN -> new MappedStore(directory);
      case RAW -> new RawStore(directory);
      case SQLITE -> SqlStore.sqlite(directory, SqlStore.Entries.TABLES);
      case SQLITE_INDEXES -> SqlStore.sqlite(directory, SqlStore.Entries.INDEXES);
      case H2 -> SqlStore.h2(directory, SqlStore.Entries.TABLES);
      case H2_INDEXES -> SqlStore.h2(directory, SqlStore.Entries.INDEXES);
    };
  }
}
