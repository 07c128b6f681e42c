package dev.rowan.spi.guard;

import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.DeleteRange;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.store.Guardrail;
import dev.rowan.spi.store.GuardrailStats;
import dev.rowan.spi.store.PartitionWrites;
import dev.rowan.spi.value.CompositeValueType;
import dev.rowan.spi.value.Row;
import dev.rowan.spi.value.ValueType;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The guardrails of one open backend. A writer passes each batch before it writes; a reader passes
 * the counts of what it read. A value above a limit is counted, logged as a warning, or refused
 * with {@link dev.rowan.error.RejectedInputException} before anything is written. Messages contain
 * no values. Thread-safe.
 */
public final class Guardrails {
  private static final Logger LOG = LoggerFactory.getLogger(Guardrails.class);

  private final Map<Guardrail, Watch> watches = new EnumMap<>(Guardrail.class);
  private final Watch keys;
  private final Watch values;
  private final Watch elements;
  private final @Nullable WriteTraffic traffic;
  private final EntryTraffic entries;

  /** Creates guardrails with the given limits, which log through SLF4J. */
  public Guardrails(GuardrailLimits limits) {
    this(limits, System::nanoTime);
  }

  /** Creates guardrails whose minutes pass by another clock, in nanoseconds, as tests need it. */
  public Guardrails(GuardrailLimits limits, LongSupplier nanos) {
    this(limits, LOG, nanos, () -> ThreadLocalRandom.current().nextInt());
  }

  Guardrails(GuardrailLimits limits, Logger log, LongSupplier nanos, IntSupplier random) {
    for (Guardrail guardrail : Guardrail.values()) {
      watches.put(guardrail, new Watch(guardrail, limits.of(guardrail), log, nanos));
    }
    this.keys = watch(Guardrail.KEY_SIZE);
    this.values = watch(Guardrail.VALUE_SIZE);
    this.elements = watch(Guardrail.COLLECTION_SIZE);
    this.entries = new EntryTraffic(watch(Guardrail.STALE_SHARE), nanos);
    WriteTraffic counted = new WriteTraffic(this::watch, limits.minWrites(), nanos, random);
    this.traffic = counted.isNeeded() ? counted : null;
  }

  private Watch watch(Guardrail guardrail) {
    Watch watch = watches.get(guardrail);
    if (watch == null) {
      throw new IllegalStateException("a guardrail without a watch");
    }
    return watch;
  }

  /**
   * Checks the keys, values and collections of a batch before it is written, and counts the writes
   * of its partitions.
   *
   * @throws dev.rowan.error.RejectedInputException if one exceeds its refuse limit
   */
  public void check(MutationSet batch) {
    List<Change> changes = batch.changes();
    for (int i = 0; i < changes.size(); i++) {
      Mutation mutation = changes.get(i).mutation();
      TableSchema table = mutation.table();
      if (mutation instanceof Upsert upsert) {
        checkKey(table, upsert.row(), table.keySize());
        checkValues(table, upsert.row());
      } else if (mutation instanceof DeleteRow delete) {
        checkKey(table, delete.key(), table.keySize());
      } else if (mutation instanceof DeleteRange delete) {
        checkKey(table, Row.of(delete.partition().toArray()), table.partitionKeySize());
      }
    }
    if (traffic != null) {
      for (int i = 0; i < changes.size(); i++) {
        traffic.count(changes.get(i).mutation());
      }
    }
  }

  /** Counts the writes of derived tables that the backend computed from a checked batch. */
  public void derived(List<Mutation> mutations) {
    if (traffic != null) {
      for (int i = 0; i < mutations.size(); i++) {
        traffic.count(mutations.get(i));
      }
    }
  }

  /**
   * Sets how many rows the model expects a stored table and one of its partitions to get within a
   * day; 0 if the model does not state it.
   */
  public void expect(TableSchema table, double rowsOfTable, double rowsOfPartition) {
    if (traffic != null) {
      traffic.expect(table, rowsOfTable, rowsOfPartition);
    }
  }

  /** Returns whether the inserts into a stored table are compared with stated numbers. */
  public boolean expects(TableSchema table) {
    return traffic != null && traffic.expects(table);
  }

  /**
   * Counts an inserted row of an entity, if its table {@link #expects} a number of rows.
   *
   * @param table the stored table
   * @param row starts with the key
   */
  public void inserted(TableSchema table, Row row) {
    if (traffic != null) {
      traffic.insert(table, row);
    }
  }

  /**
   * Returns the partitions with the most writes in the latest complete minute of each table, at
   * most 100 of a table. Tables are sorted by name, and the partitions of a table from the most
   * writes to the fewest. Empty if the guardrails that need the counts are off.
   */
  public List<PartitionWrites> busiestPartitions() {
    return traffic == null ? List.of() : traffic.busiest();
  }

  private void checkKey(TableSchema table, Row key, int columns) {
    for (int i = table.partitionKeySize(); i < columns; i++) {
      long size = size(table.valueType(i), key.get(i), keys);
      if (size > keys.limit()) {
        keys.check(size, place(table, i));
      }
    }
    if (partition(table, key, false) > keys.limit()) {
      keys.check(partition(table, key, true), table.name());
    }
  }

  /**
   * Returns the size of a serialized partition key, or an upper bound of it. Each of several
   * components has a length of two bytes before it and a zero byte after it.
   */
  private static long partition(TableSchema table, Row key, boolean exact) {
    int frame = table.partitionKeySize() > 1 ? 3 : 0;
    long bytes = 0;
    for (int i = 0; i < table.partitionKeySize(); i++) {
      ValueType type = table.valueType(i);
      bytes += (exact ? type.size(key.get(i)) : type.maxSize(key.get(i))) + frame;
    }
    return bytes;
  }

  private void checkValues(TableSchema table, Row row) {
    for (int i = table.keySize(); i < row.size(); i++) {
      Object value = row.get(i);
      if (value == null || value == Row.UNSET) {
        continue;
      }
      ValueType type = table.valueType(i);
      if (type instanceof CompositeValueType composite) {
        int count = composite.elements(value);
        if (count > elements.limit()) {
          elements.check(count, place(table, i));
        }
      }
      long size = size(type, value, values);
      if (size > values.limit()) {
        values.check(size, place(table, i));
      }
    }
  }

  /** Returns an upper bound if it is below the limits, else the exact size. */
  private static long size(ValueType type, @Nullable Object value, Watch watch) {
    long most = type.maxSize(value);
    return most <= watch.limit() ? most : type.size(value);
  }

  private static String place(TableSchema table, int column) {
    return table.name() + "." + table.column(column).name();
  }

  /**
   * Checks the size of a batch, including the mutations of derived tables.
   *
   * @param where a table of the batch
   * @param partitions the number of partitions; a batch within one partition is not limited
   * @param bytes the size of keys and values
   * @throws dev.rowan.error.RejectedInputException if the size exceeds its refuse limit
   */
  public void batch(String where, int partitions, long bytes) {
    if (partitions > 1) {
      watch(Guardrail.BATCH_PARTITIONS).check(partitions, where);
      watch(Guardrail.BATCH_BYTES).check(bytes, where);
    }
  }

  /**
   * Checks early whether a batch is certain to be refused. Only a refusal is counted, because the
   * size of the batch is checked again before the write.
   *
   * @throws dev.rowan.error.RejectedInputException if the batch is certainly too large
   */
  public void requireAllowed(List<Change> batch) {
    BatchSize size = BatchSize.of(batch);
    boolean refused =
        size.partitions() > watch(Guardrail.BATCH_PARTITIONS).refuses()
            || size.bytes() > watch(Guardrail.BATCH_BYTES).refuses();
    if (refused) {
      batch(batch.get(0).mutation().table().name(), size.partitions(), size.bytes());
    }
  }

  /** Returns the number of partitions up to which a batch needs no check. */
  public long maxPartitions() {
    return watch(Guardrail.BATCH_PARTITIONS).limit();
  }

  /** Returns the number of bytes up to which a batch needs no check. */
  public long maxBatchBytes() {
    return watch(Guardrail.BATCH_BYTES).limit();
  }

  /** Checks the number of rows of one partition that a method returns as one list. */
  public void rows(String table, long count) {
    watch(Guardrail.ROWS_AT_ONCE).check(count, table);
  }

  /** Checks the number of deleted or expired rows that a read skipped. */
  public void deadRows(String table, long count) {
    watch(Guardrail.DEAD_ROWS).check(count, table);
  }

  /**
   * Counts the deleted or expired rows that a server reports for a completed request. Nothing is
   * refused, because the server has already read them.
   *
   * @param where the table, and the method if known
   * @return whether the number exceeds a limit
   */
  public boolean deadRowsPassed(String where, long count) {
    return watch(Guardrail.DEAD_ROWS).note(count, where);
  }

  /**
   * Counts a warning of a server.
   *
   * @param where the table, and the method if known
   * @param text the text to log, without values; null if the warning is logged elsewhere
   */
  public void serverWarning(String where, @Nullable String text) {
    watch(Guardrail.SERVER_WARNINGS).tell(where, text);
  }

  /** Returns the number of deleted or expired rows above which a read is refused. */
  public long deadRowsRefused() {
    return watch(Guardrail.DEAD_ROWS).refuses();
  }

  /** Returns the default number of mismatched index entries that a read may skip. */
  public long maxStaleEntries() {
    return watch(Guardrail.STALE_ENTRIES).refuses();
  }

  /**
   * Counts the index entries that a read skipped because they do not match their rows.
   *
   * @param where the table and the method
   */
  public void staleEntries(String where, long count) {
    watch(Guardrail.STALE_ENTRIES).note(count, where);
  }

  /**
   * Counts a read that stopped after too many mismatched index entries.
   *
   * @param where the table and the method
   * @param refused whether the read failed, instead of returning a short page
   */
  public void stoppedAtStaleEntries(String where, long count, boolean refused) {
    Watch watch = watch(Guardrail.STALE_ENTRIES);
    if (refused) {
      watch.refuse(count, where);
    } else {
      watch.stop(count, where, "repair the index with rowan.maintenance()");
    }
  }

  /**
   * Counts entries of an index that a read compared with their rows.
   *
   * @param stale how many of them do not match their rows
   */
  public void verifiedEntries(String index, int count, int stale) {
    entries.read(index, count, stale);
  }

  /** Returns whether the requests of calls are compared with the plans of their methods. */
  public boolean comparesRequests() {
    return watch(Guardrail.REQUESTS).isOn();
  }

  /**
   * Counts a call that needed more requests than its plan.
   *
   * @param percent of the planned requests
   */
  public void requests(String method, long percent) {
    watch(Guardrail.REQUESTS).note(percent, method);
  }

  /** Counts an index entry that a read repairs. */
  public void repairedEntry(String index) {
    watch(Guardrail.REPAIRED_ENTRIES).tell(index, null);
  }

  /** Returns the statistics of every guardrail, in the order of {@link Guardrail}. */
  public List<GuardrailStats> stats() {
    entries.endWindows();
    if (traffic != null) {
      traffic.endWindows();
    }
    return Arrays.stream(Guardrail.values()).map(each -> watch(each).stats()).toList();
  }
}
