package dev.rowan.internal.former;

import dev.rowan.internal.state.ColumnCopyStates;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.backend.ForwardingBackend;
import dev.rowan.spi.mutation.Change;
import dev.rowan.spi.mutation.Mutation;
import dev.rowan.spi.mutation.MutationSet;
import dev.rowan.spi.mutation.WriteOutcome;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.TableSchema;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * A backend for tables with former columns: the one place that writes both columns of a pair, and
 * that chooses the column to read. It reads the former column until the other one has all values.
 * It reads the records of copies again before a request, if it read them more than {@link #FRESH}
 * ago. Requests of other tables pass unchanged. Thread-safe.
 */
public final class FormerColumnsBackend extends ForwardingBackend {
  /** For how long the records of copies are valid after they were read. */
  static final Duration FRESH = Duration.ofSeconds(20);

  private final IndexStates states;
  private final InstantSource time;
  private final Map<String, Known> known = new ConcurrentHashMap<>();
  private final Map<Key, ColumnViews> views = new ConcurrentHashMap<>();
  private final Map<String, Map<String, Derived>> derived = new ConcurrentHashMap<>();

  /** A derived table, by the name of its base table and its own. */
  private record Derived(TableSchema table, boolean isView) {}

  /** A table and its columns that have all values: what the views of the table depend on. */
  private record Key(TableSchema table, Set<String> copied) {}

  /** The columns of a table that have all values, and when their records were read. */
  private record Known(Set<String> copied, Instant read) {}

  private FormerColumnsBackend(Backend stored, InstantSource time) {
    super(stored);
    this.states = new IndexStates(stored);
    this.time = time;
  }

  /** Returns a backend that stores tables with former columns in this one. */
  public static Backend over(Backend stored, InstantSource time) {
    return new FormerColumnsBackend(stored, time);
  }

  /** Returns a table with both columns of each pair; the same table if it has no former column. */
  public static TableSchema stored(TableSchema table) {
    return table.hasFormerColumns() ? ColumnViews.of(table, Set.of()).writing() : table;
  }

  /** Returns the columns of a table that have a former column. */
  public static List<ColumnSchema> of(TableSchema table) {
    return table.hasFormerColumns()
        ? table.columns().stream().filter(each -> each.former() != null).toList()
        : List.of();
  }

  /**
   * Defines a schema. A table that was defined with derived tables is defined with them again: to
   * an engine that maintains them, a program without them would miss entries.
   */
  @Override
  public CompletionStage<Void> define(Schema schema) {
    Schema whole = withDerived(schema);
    return super.define(whole).thenAccept(done -> remember(whole));
  }

  private Schema withDerived(Schema schema) {
    List<TableSchema> tables = new ArrayList<>();
    Map<String, String> sources = new HashMap<>(schema.sources());
    Set<String> incomplete = new HashSet<>(schema.incomplete());
    Set<String> serverViews = new HashSet<>(schema.views());
    schema.tables().forEach(table -> tables.add(stored(table)));
    for (TableSchema base : schema.tables()) {
      for (Derived each : derived.getOrDefault(base.name(), Map.of()).values()) {
        String name = each.table().name();
        if (schema.tables().stream().noneMatch(table -> table.name().equals(name))) {
          tables.add(each.table());
          sources.put(name, base.name());
          if (each.isView()) {
            serverViews.add(name);
            incomplete.add(name);
          }
        }
      }
    }
    return new Schema(tables, sources, incomplete, serverViews);
  }

  private void remember(Schema schema) {
    for (TableSchema table : schema.tables()) {
      String base = schema.sources().get(table.name());
      if (base != null) {
        derived
            .computeIfAbsent(base, each -> new ConcurrentHashMap<>())
            .put(table.name(), new Derived(table, schema.views().contains(table.name())));
      }
    }
  }

  @Override
  public CompletionStage<RowPage> fetch(Query query) {
    return query.table().hasFormerColumns()
        ? views(query.table()).thenCompose(each -> super.fetch(each.read(query)))
        : super.fetch(query);
  }

  @Override
  public CompletionStage<WriteOutcome> apply(MutationSet batch) {
    Set<TableSchema> tables = formerColumns(batch);
    if (tables.isEmpty()) {
      return super.apply(batch);
    }
    Map<TableSchema, ColumnViews> used = new ConcurrentHashMap<>();
    CompletionStage<?> found = CompletableFuture.completedFuture(null);
    for (TableSchema table : tables) {
      found = found.thenCompose(done -> views(table)).thenAccept(here -> used.put(table, here));
    }
    return found.thenCompose(done -> apply(batch, used));
  }

  private CompletionStage<WriteOutcome> apply(
      MutationSet batch, Map<TableSchema, ColumnViews> used) {
    List<Change> changes = new ArrayList<>();
    for (Change change : batch.changes()) {
      ColumnViews here = used.get(change.mutation().table());
      changes.add(here == null ? change : here.write(change, this::consequence));
    }
    return super.apply(new MutationSet(changes, batch.timestamp(), batch.options()))
        .thenApply(outcome -> declared(outcome, used));
  }

  /** A consequence has no condition on values, and each view writes both columns. */
  private Mutation consequence(Mutation derived) {
    TableSchema table = derived.table();
    if (!table.hasFormerColumns()) {
      return derived;
    }
    return views.entrySet().stream()
        .filter(each -> each.getKey().table().equals(table))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException(table + " is not open"))
        .getValue()
        .write(derived);
  }

  /** A failed condition returns a row of the table with the condition. */
  private static WriteOutcome declared(WriteOutcome outcome, Map<TableSchema, ColumnViews> used) {
    TableSchema table = outcome.table();
    if (table == null || outcome.isOfConsequence()) {
      return outcome;
    }
    for (Map.Entry<TableSchema, ColumnViews> each : used.entrySet()) {
      ColumnViews here = each.getValue();
      if (here.writing().equals(table)) {
        return WriteOutcome.notApplied(
            each.getKey(),
            here.declared(outcome.current()),
            outcome.rows().stream().map(here::trimmed).toList());
      }
    }
    return outcome;
  }

  private static Set<TableSchema> formerColumns(MutationSet batch) {
    return batch.changes().stream()
        .map(change -> change.mutation().table())
        .filter(TableSchema::hasFormerColumns)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private CompletionStage<ColumnViews> views(TableSchema table) {
    Known now = known.get(table.name());
    return now != null && isCurrent(table, now) ? defined(table, now.copied()) : read(table);
  }

  private boolean isCurrent(TableSchema table, Known now) {
    return now.copied().size() == of(table).size()
        || time.instant().isBefore(now.read().plus(FRESH));
  }

  private CompletionStage<ColumnViews> read(TableSchema table) {
    Instant start = time.instant();
    return states
        .read(table.name())
        .thenCompose(
            records -> {
              Set<String> copied =
                  of(table).stream()
                      .filter(each -> ColumnCopyStates.isCopied(records, each))
                      .map(ColumnSchema::name)
                      .collect(Collectors.toUnmodifiableSet());
              return defined(table, copied)
                  .thenApply(
                      made -> {
                        known.merge(table.name(), new Known(copied, start), this::newer);
                        return made;
                      });
            });
  }

  /** A column that has all values keeps them, so an older answer never replaces a newer one. */
  private Known newer(Known one, Known other) {
    return other.read().isBefore(one.read()) ? one : other;
  }

  private CompletionStage<ColumnViews> defined(TableSchema table, Set<String> copied) {
    Key key = new Key(table, copied);
    ColumnViews made = views.get(key);
    if (made != null) {
      return CompletableFuture.completedFuture(made);
    }
    ColumnViews here = ColumnViews.of(table, copied);
    return define(Schema.of(List.of(here.reading())))
        .thenCompose(done -> define(Schema.of(List.of(here.writing()))))
        .thenApply(
            done -> {
              views.put(key, here);
              return here;
            });
  }
}
