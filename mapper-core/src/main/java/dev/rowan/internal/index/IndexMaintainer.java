package dev.rowan.internal.index;

import dev.rowan.error.UniqueViolationException;
import dev.rowan.spi.mutation.ColumnCondition;
import dev.rowan.spi.mutation.Condition;
import dev.rowan.spi.mutation.Consequences;
import dev.rowan.spi.mutation.DeleteRow;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.RemainingTtl;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Maintains all derived tables of one entity where the engine isolates reads and writes of a row.
 * The consequences of a changed row are the differences of all its entries. An entry that must not
 * belong to another row is written only if none exists. Thread-safe.
 */
public final class IndexMaintainer implements Consequences {
  private final List<DerivedTable> derived;
  private final EntityTables tables;
  private final boolean insert;

  private IndexMaintainer(List<DerivedTable> derived, boolean insert) {
    this.derived = List.copyOf(derived);
    this.insert = insert;
    this.tables = EntityTables.asDeclared(derived.get(0).base(), derived);
  }

  /**
   * Returns the maintenance of these tables by updates and deletes; {@link Consequences#NONE} if
   * there are none.
   */
  public static Consequences of(List<DerivedTable> derived) {
    return derived.isEmpty() ? NONE : new IndexMaintainer(derived, false);
  }

  /**
   * Returns the maintenance by inserts. It differs from that by updates where entries have a life
   * of their own: each insert writes such an entry again.
   *
   * @param others the maintenance by updates
   */
  static Consequences ofInserts(List<DerivedTable> derived, Consequences others) {
    return derived.stream().allMatch(table -> table.entryTtl() == 0)
        ? others
        : new IndexMaintainer(derived, true);
  }

  /**
   * Checks that a mutation set was not refused because another row has a unique value. That refusal
   * is no failed condition of the caller, which would read it as "the row exists already".
   *
   * @param derivedTables the tables that are derived from the rows of the entity
   * @throws UniqueViolationException if another row has the value
   */
  public static void requireUnique(List<DerivedTable> derivedTables, WriteOutcome outcome) {
    TableSchema refused = outcome.table();
    if (refused == null || !outcome.isOfConsequence()) {
      return;
    }
    for (DerivedTable table : derivedTables) {
      if (table.isUnique() && table.table().equals(refused)) {
        throw new UniqueViolationException(table.base().name(), table.uniqueProperties());
      }
    }
  }

  @Override
  public List<Mutation> of(@Nullable Row before, @Nullable Row after) {
    return of(before, RemainingTtl.UNLIMITED, after, RemainingTtl.UNLIMITED);
  }

  @Override
  public List<Mutation> of(
      @Nullable Row before,
      RemainingTtl expirationBefore,
      @Nullable Row after,
      RemainingTtl expiration) {
    boolean unlimited = expirationBefore.isUnlimited() && expiration.isUnlimited();
    Entries.requireIndexable(derived, before, after);
    List<Mutation> mutations = new ArrayList<>();
    for (DerivedTable table : derived) {
      EntryChanges changes = EntryChanges.between(table, before, after);
      if (table.entryTtl() != 0) {
        mutations.addAll(shortLived(table, before, after, expiration));
      } else if (unlimited) {
        changes.additions().forEach(each -> mutations.add(reserved(table, before, each)));
      } else {
        mutations.addAll(living(table, before, after, expiration));
      }
      for (Row entry : latest(table, after)) {
        mutations.addAll(OlderEntries.than(table, entry, RowExpiration.ofEntry(table, expiration)));
      }
      mutations.addAll(removals(table, changes));
    }
    return mutations;
  }

  /** Returns the writes of all entries, each with the life of the row. */
  private static List<Mutation> living(
      DerivedTable table, @Nullable Row before, @Nullable Row after, RemainingTtl expiration) {
    List<Mutation> mutations = new ArrayList<>();
    for (Row entry : Entries.of(table, after)) {
      List<Upsert> writes = RowExpiration.entry(table, entry, expiration, true, 0);
      mutations.add(reserved(table, before, writes.get(0)));
      mutations.addAll(writes.subList(1, writes.size()));
    }
    return mutations;
  }

  /**
   * Returns the writes of entries with a life of their own, which begins with each insert, and with
   * an update that gives the row an entry. An update of other columns prolongs no life.
   */
  private List<Upsert> shortLived(
      DerivedTable table, @Nullable Row before, @Nullable Row after, RemainingTtl expiration) {
    if (!insert && tables.followsFromKeysAlone(table)) {
      return List.of();
    }
    List<Row> had = insert ? List.of() : Entries.of(table, before);
    List<Upsert> writes = new ArrayList<>();
    for (Row entry : Entries.of(table, after)) {
      if (!had.contains(entry)) {
        writes.addAll(RowExpiration.entry(table, entry, expiration, true, 0));
      }
    }
    return writes;
  }

  private static List<Row> latest(DerivedTable table, @Nullable Row after) {
    return table.isLatest() ? Entries.of(table, after) : List.of();
  }

  @Override
  public List<Upsert> written(Upsert upsert, @Nullable Row before, RemainingTtl expiration) {
    return RowExpiration.written(tables, upsert, before, expiration);
  }

  /**
   * A value that the row has already may be written again. Every other value must not be reserved
   * by another row.
   */
  private static Mutation reserved(DerivedTable table, @Nullable Row before, Mutation addition) {
    if (!table.isUnique() || !(addition instanceof Upsert entry)) {
      return addition;
    }
    boolean had = before != null && Entries.hasKey(table, before, entry.row());
    return entry.when(had ? isOf(table, entry.row()) : Condition.IF_NOT_EXISTS);
  }

  /** Another row may have reserved a value before the values of this one were unique. */
  private static List<Mutation> removals(DerivedTable table, EntryChanges changes) {
    return !table.isUnique()
        ? changes.removals()
        : changes.removals().stream().<Mutation>map(each -> release(table, each)).toList();
  }

  private static DeleteRow release(DerivedTable table, Mutation removal) {
    Row entry = ((DeleteRow) removal).key();
    return new DeleteRow(table.table(), entry, isOf(table, entry), removal.moment());
  }

  /**
   * Returns the condition that a value is reserved for the row of this entry.
   *
   * @param table of unique values, as declared
   */
  public static Condition isOf(DerivedTable table, Row entry) {
    List<ColumnCondition> columns = new ArrayList<>();
    for (int i = table.table().keySize(); i < table.table().size(); i++) {
      columns.add(ColumnCondition.on(i, ColumnCondition.Operator.EQ, entry.get(i)));
    }
    return columns.isEmpty() ? Condition.NONE : new Condition.Matches(columns);
  }
}
