package dev.rowan.guard;

import dev.rowan.mutation.Change;
import dev.rowan.mutation.DeleteRange;
import dev.rowan.mutation.DeleteRow;
import dev.rowan.mutation.Mutation;
import dev.rowan.mutation.MutationSet;
import dev.rowan.mutation.Upsert;
import dev.rowan.schema.TableSchema;
import dev.rowan.storage.Guardrail;
import dev.rowan.storage.GuardrailStats;
import dev.rowan.value.CellEdit;
import dev.rowan.value.Row;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The guardrails of one open backend. Whoever writes shows it each unit before, whoever reads tells
 * it what there was; what is too much is counted, warned of in the log, or refused with {@link
 * dev.rowan.error.RejectedInput} before anything is written. Values are in no message. Thread-safe.
 */
public final class Guardrails {
  private static final Logger LOG = LoggerFactory.getLogger(Guardrails.class);

  private final Map<Guardrail, Watch> watches = new EnumMap<>(Guardrail.class);
  private final Watch keys;
  private final Watch values;
  private final Watch elements;

  /** Makes those of these limits, which warn through SLF4J. */
  public Guardrails(GuardrailLimits limits) {
    this(limits, LOG, System::nanoTime);
  }

  Guardrails(GuardrailLimits limits, Logger log, LongSupplier nanos) {
    for (Guardrail guardrail : Guardrail.values()) {
      watches.put(guardrail, new Watch(guardrail, limits.of(guardrail), log, nanos));
    }
    this.keys = watch(Guardrail.KEY_SIZE);
    this.values = watch(Guardrail.VALUE_SIZE);
    this.elements = watch(Guardrail.COLLECTION_SIZE);
  }

  private Watch watch(Guardrail guardrail) {
    Watch watch = watches.get(guardrail);
    if (watch == null) {
      throw new IllegalStateException("a guardrail without a watch");
    }
    return watch;
  }

  /** Looks at the keys, values and collections of a unit before it is written. */
  public void check(MutationSet unit) {
    List<Change> changes = unit.changes();
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
  }

  private void checkKey(TableSchema table, Row key, int columns) {
    for (int i = table.partitionKeySize(); i < columns; i++) {
      Object value = key.get(i);
      long size = value == Row.UNSET ? 0 : size(value, keys);
      if (size > keys.bears()) {
        keys.look(size, place(table, i));
      }
    }
    if (partition(table, key, ValueSize::most) > keys.bears()) {
      keys.look(partition(table, key, ValueSize::exact), table.name());
    }
  }

  /** Several components each have a length before them, and a zero byte behind. */
  private static long partition(
      TableSchema table, Row key, ToLongFunction<@Nullable Object> sizeOf) {
    int frame = table.partitionKeySize() > 1 ? 3 : 0;
    long bytes = 0;
    for (int i = 0; i < table.partitionKeySize(); i++) {
      bytes += sizeOf.applyAsLong(key.get(i)) + frame;
    }
    return bytes;
  }

  private void checkValues(TableSchema table, Row row) {
    for (int i = table.keySize(); i < row.size(); i++) {
      Object value = row.get(i);
      if (value == null
          || value == Row.UNSET
          || (ValueSize.isPlain(value) && ValueSize.most(value) <= values.bears())) {
        continue;
      }
      Object written = value instanceof CellEdit edit ? ValueSize.content(edit) : value;
      int count = ValueSize.elements(value);
      if (count > elements.bears()) {
        elements.look(count, place(table, i));
      }
      long size = size(written, values);
      if (size > values.bears()) {
        values.look(size, place(table, i));
      }
    }
  }

  /** Exact where it matters. */
  private static long size(@Nullable Object value, Watch watch) {
    long most = ValueSize.most(value);
    return most <= watch.bears() ? most : ValueSize.exact(value);
  }

  private static String place(TableSchema table, int column) {
    return table.name() + "." + table.column(column).name();
  }

  /**
   * Looks at what a unit is about to write, with all that follows from it.
   *
   * @param where a table of the unit
   * @param partitions how many partitions it touches; what is in one alone may be of any size
   * @param bytes keys and values
   */
  public void unit(String where, int partitions, long bytes) {
    if (partitions > 1) {
      watch(Guardrail.UNIT_PARTITIONS).look(partitions, where);
      watch(Guardrail.UNIT_BYTES).look(bytes, where);
    }
  }

  /**
   * Looks whether a unit will be refused, before anything else is done for it. Nothing is warned
   * of, and nothing counted, but for a refusal: whoever writes the unit looks again.
   *
   * @throws dev.rowan.error.RejectedInput if it is too large for sure
   */
  public void requireBearable(List<Change> unit) {
    UnitSize size = UnitSize.of(unit);
    boolean refused =
        size.partitions() > watch(Guardrail.UNIT_PARTITIONS).refuses()
            || size.bytes() > watch(Guardrail.UNIT_BYTES).refuses();
    if (refused) {
      unit(unit.get(0).mutation().table().name(), size.partitions(), size.bytes());
    }
  }

  /** Returns how many partitions of a unit are nothing to look at. */
  public long partitionsBorne() {
    return watch(Guardrail.UNIT_PARTITIONS).bears();
  }

  /** Returns how many bytes of a unit are nothing to look at. */
  public long bytesBorne() {
    return watch(Guardrail.UNIT_BYTES).bears();
  }

  /** Looks at how many rows of one partition came as one list. */
  public void rows(String table, long count) {
    watch(Guardrail.ROWS_AT_ONCE).look(count, table);
  }

  /** Looks at how many dead rows a read passed by. */
  public void deadRows(String table, long count) {
    watch(Guardrail.DEAD_ROWS).look(count, table);
  }

  /**
   * Counts the dead rows that a server says it passed by for what it has done by now, so that
   * nothing is refused.
   *
   * @param where the table, and the method if one is known
   * @return whether there were enough of them to warn of
   */
  public boolean deadRowsPassed(String where, long count) {
    return watch(Guardrail.DEAD_ROWS).note(count, where);
  }

  /**
   * Counts a warning of a server's.
   *
   * @param where the table, and the method if one is known
   * @param text to be logged, without values; null if somebody else has logged it
   */
  public void serverWarning(String where, @Nullable String text) {
    watch(Guardrail.SERVER_WARNINGS).tell(where, text);
  }

  /** Returns with how many dead rows a read is not to go on. */
  public long deadRowsRefused() {
    return watch(Guardrail.DEAD_ROWS).refuses();
  }

  /** Returns how many entries of an index a read may pass by where nobody says otherwise. */
  public long staleEntriesBorne() {
    return watch(Guardrail.STALE_ENTRIES).refuses();
  }

  /**
   * Looks at how many entries of an index a read passed by because their rows say otherwise.
   *
   * @param where the table, and the method
   */
  public void staleEntries(String where, long count) {
    watch(Guardrail.STALE_ENTRIES).note(count, where);
  }

  /**
   * Counts a read that stopped, as it passed by too many entries of an index.
   *
   * @param where the table, and the method
   * @param refused whether the caller gets nothing, rather than a short page
   */
  public void stoppedAtStaleEntries(String where, long count, boolean refused) {
    Watch watch = watch(Guardrail.STALE_ENTRIES);
    if (refused) {
      watch.refuse(count, where);
    } else {
      watch.stop(count, where, "repair the index by rowan.upkeep()");
    }
  }

  /** Returns how often each guardrail spoke, in the order of {@link Guardrail}. */
  public List<GuardrailStats> stats() {
    return Arrays.stream(Guardrail.values()).map(each -> watch(each).stats()).toList();
  }
}
