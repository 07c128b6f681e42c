package dev.rowan.operate.maintenance;

import dev.rowan.annotation.Maintain;
import dev.rowan.error.BackendUnavailableException;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.error.SchemaMismatchException;
import dev.rowan.internal.async.BoundedConcurrency;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.WritePlan;
import dev.rowan.internal.session.Session;
import dev.rowan.internal.state.IndexStates;
import dev.rowan.internal.verify.EntryReader;
import dev.rowan.internal.verify.ObservedRow;
import dev.rowan.internal.verify.TtlRewrite;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.observe.JobKind;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.spi.backend.Capability;
import dev.rowan.spi.backend.SchemaBackend;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.schema.ColumnKind;
import dev.rowan.spi.schema.ColumnSchema;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.Schema;
import dev.rowan.spi.schema.SchemaDifference;
import dev.rowan.spi.schema.TablePart;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Gives stored rows the TTL that {@code @Ttl} of their entity declares now. Start the job after
 * every program that writes the entity declares this TTL, and after {@code rowan.schema()} has
 * changed the table.
 *
 * <ul>
 *   <li>The TTL counts from the write of each value, as if the value had been written with it.
 *       Without {@code @Ttl}, values never expire.
 *   <li>A value that is older than the TTL is deleted at its own write time. A row whose values all
 *       are older is deleted as a whole.
 *   <li>A value with another TTL gets a write time that is one microsecond later. A value with this
 *       TTL, up to five seconds, does not change. So another run changes nothing.
 *   <li>No value that a program writes or deletes meanwhile is overwritten.
 *   <li>Values that an index contains expire together with the row and its entries. For them the
 *       TTL counts from the newest write of the row, unless they expire already as counted from
 *       another write: an update keeps when such a row expires. A crash between the change of a row
 *       and of its entries is like one of {@link Maintain#VERIFIED} writes: reads skip the entries,
 *       and {@link Maintenance#repair} removes them.
 *   <li>Values of one write with a TTL of its own get the declared TTL too: the store does not
 *       record the difference.
 *   <li>A row that is rewritten exists as if it had been inserted, until its last value expires.
 *   <li>A row with only key columns set is left as it is, because stores do not return its write
 *       time; so is a value with a write time of more than a minute in the future.
 * </ul>
 *
 * <p>{@link #run} works in the calling thread, while programs read and write, and holds one page of
 * rows in memory. One run works at a time. The store records its progress, so another run continues
 * after a crash. Immutable and thread-safe.
 * <!-- tag: rewrite-ttl -->
 *
 * <pre>{@code
 * TtlJob rewrite = rowan.maintenance().rewriteTtl(LoginMapping.INSTANCE).atMost(5_000);
 * TtlReport expected = rewrite.comparingOnly().run(); // changes nothing
 * log.info("{} rows get another TTL, {} are older", expected.rewritten(), expected.removed());
 * TtlReport report = rewrite.run();
 * }</pre>
 */
public final class TtlJob extends TableJob<TtlJob, TtlReport> {
  private static final String NAME = "Maintenance.rewriteTtl";

  /** No index and no column has such a name. */
  private static final String LEASE = ".ttl";

  private final EntityMapping<?> mapping;
  private final boolean writes;

  private TtlJob(Session session, EntityMapping<?> mapping, JobSettings settings, boolean writes) {
    super(session, settings);
    this.mapping = mapping;
    this.writes = writes;
  }

  static TtlJob of(Session session, EntityMapping<?> mapping) {
    String obstacle = obstacle(session, mapping);
    if (obstacle != null) {
      throw rejected(mapping, obstacle);
    }
    return new TtlJob(session, mapping, JobSettings.USUAL, true);
  }

  /** Returns what the job cannot rewrite, in words; null if it can rewrite all. */
  private static @Nullable String obstacle(Session session, EntityMapping<?> mapping) {
    TableSchema table = mapping.table();
    String obstacle =
        mapping.derived().stream()
            .map(each -> obstacle(session, each))
            .filter(Objects::nonNull)
            .findFirst()
            .orElse(null);
    if (obstacle != null) {
      return obstacle;
    } else if (table.hasCounters()) {
      return "counters, which have no TTL";
    } else if (!mapping.chunked().isEmpty()) {
      return "large values";
    } else if (!mapping.rollups().isEmpty()) {
      return "counters of its rows";
    } else if (!mapping.copies().isEmpty() || !mapping.copiedBy().isEmpty()) {
      return "copies";
    } else if (table.hasFormerColumns()) {
      return "former columns; drop them first";
    }
    List<ColumnSchema> values =
        table.columns().stream().filter(column -> !column.kind().isKey()).toList();
    String several =
        values.stream()
            .filter(column -> !column.type().equals(column.type().frozenType()))
            .map(ColumnSchema::name)
            .collect(Collectors.joining(", "));
    if (!several.isEmpty()) {
      return "columns of several cells: " + several;
    }
    return values.stream().anyMatch(column -> column.kind() == ColumnKind.REGULAR)
        ? null
        : "no column beside the key that could have a write time";
  }

  private static @Nullable String obstacle(Session session, DerivedTable derived) {
    String name = derived.table().name();
    boolean isSerial =
        derived.maintain() == Maintain.SERIAL
            && !session.backend().capabilities().has(Capability.INDEX_MAINTENANCE);
    if (derived.isUnique()) {
      return "the reservations of unique values in " + name;
    } else if (derived.isLatest()) {
      return "the latest rows in " + name;
    } else if (derived.entryTtl() != 0) {
      return "the TTL of the index " + name;
    } else if (isSerial) {
      return "the index %s: maintain = SERIAL has no write time but the present".formatted(name);
    }
    return derived.components().stream()
        .map(component -> derived.base().column(component.column()))
        .filter(column -> column.kind() == ColumnKind.STATIC)
        .map(column -> "the static column %s in the index %s".formatted(column.name(), name))
        .findFirst()
        .orElse(null);
  }

  private static RejectedInputException rejected(EntityMapping<?> mapping, String obstacle) {
    return new RejectedInputException(
        ErrorCode.TTL_NOT_REWRITABLE, context(mapping, obstacle), null);
  }

  private static Map<String, String> context(EntityMapping<?> mapping, String obstacle) {
    return Map.of("table", mapping.table().name(), "obstacle", obstacle);
  }

  /**
   * Returns a copy that changes no row, and takes no lease. Its report has the numbers of rows that
   * a run would rewrite and remove.
   */
  public TtlJob comparingOnly() {
    return new TtlJob(session, mapping, settings, false);
  }

  @Override
  TtlJob with(JobSettings newSettings) {
    return new TtlJob(session, mapping, newSettings, writes);
  }

  /**
   * Rewrites all rows, or those that an interrupted run with the same TTL did not reach.
   *
   * @return the numbers of rows of this run
   * @throws SchemaMismatchException if a stored table has another TTL or more columns than the
   *     model, or does not match it
   * @throws BackendUnavailableException if another run holds the lease
   * @throws RejectedInputException if the former table of the entity still exists
   * @throws RowanException if the store cannot be read or written; another run continues from there
   */
  @Override
  public TtlReport run() {
    return session
        .jobs()
        .run(
            JobKind.REWRITE_TTL,
            mapping.table().name(),
            this::rewritten,
            report -> report.counts(writes));
  }

  private TtlReport rewritten() {
    DaoRuntime<?> runtime = DaoRuntime.of(session, mapping).attributedTo(NAME);
    requireStored(runtime);
    session
        .move(mapping)
        .filter(move -> move.stored().isPresent())
        .ifPresent(
            move -> {
              throw rejected(mapping, "its former table " + move.former());
            });
    return new Run(runtime).run();
  }

  /**
   * Refuses to rewrite rows while the servers still give new rows another TTL, and rows with values
   * that the model does not have: they would remain with these values.
   */
  private void requireStored(DaoRuntime<?> runtime) {
    SchemaBackend schemas = session.backend().as(SchemaBackend.class).orElse(null);
    if (schemas == null) {
      return;
    }
    TableSchema table = runtime.tables().row();
    List<TableSchema> stored =
        table.groups().isEmpty()
            ? List.of(table)
            : table.parts().stream().map(TablePart::table).toList();
    for (SchemaDifference each : runtime.await(schemas.compare(Schema.of(stored)))) {
      boolean isOfEntity = stored.stream().anyMatch(one -> one.name().equals(each.owner()));
      String obstacle = isOfEntity ? obstacle(each) : null;
      if (obstacle != null) {
        throw new SchemaMismatchException(
            ErrorCode.TTL_NOT_REWRITABLE, context(mapping, obstacle), null);
      }
    }
  }

  private static @Nullable String obstacle(SchemaDifference difference) {
    return switch (difference.kind()) {
      case TTL ->
          "%s: the table still has %s; change it by rowan.schema()"
              .formatted(difference.title(), difference.stored());
      case SURPLUS_COLUMN, FOREIGN_COLUMN ->
          "%s: a column that only the store has; drop it, or add it to the entity"
              .formatted(difference.title());
      default -> null;
    };
  }

  /** One run. Used by one thread. */
  private final class Run {
    private final DaoRuntime<?> runtime;
    private final EntityTables tables;
    private final TableSchema table;
    private final TtlRewrite rewrite;
    private final TimedReads reads = new TimedReads(session);
    private final JobLease lease = new JobLease(session, mapping.table().name(), LEASE);
    private final SampledKeys samples = new SampledKeys(mapping.table().keySize());
    private @Nullable List<@Nullable Object> partition;
    private long rows;
    private long rewritten;
    private long removed;
    private long left;

    Run(DaoRuntime<?> runtime) {
      this.runtime = runtime;
      this.tables = runtime.tables();
      this.table = tables.row();
      this.rewrite = new TtlRewrite(session.writers().rows(tables));
    }

    TtlReport run() {
      if (!writes) {
        pages(JobCheckpoint.START);
        return report();
      }
      runtime.await(session.backend().define(Schema.of(List.of(IndexStates.TABLE))));
      String position = lease.take(false);
      try {
        pages(checkpoint(position));
      } catch (RuntimeException e) {
        lease.giveBack(e);
        throw e;
      }
      lease.giveBack();
      return report();
    }

    private TtlReport report() {
      return new TtlReport(rows, rewritten, removed, left, samples.toList());
    }

    /** Starts again if the earlier run wrote another TTL. */
    private JobCheckpoint checkpoint(@Nullable String position) {
      String prefix = prefix();
      return position != null && position.startsWith(prefix)
          ? JobCheckpoint.parse(position.substring(prefix.length()), 1)
          : JobCheckpoint.START;
    }

    private String prefix() {
      return mapping.table().defaultTtl() + ":";
    }

    private void pages(JobCheckpoint start) {
      JobCheckpoint checkpoint = start;
      Throttle throttle = new Throttle(settings.rowsPerSecond());
      while (checkpoint.pass() == 0) {
        RowPage page = runtime.await(reads.page(checkpoint, table));
        rewrite(page);
        checkpoint = checkpoint.advance(page.next());
        String position = checkpoint.pass() > 0 ? null : checkpoint.toString();
        if (writes) {
          lease.note(position == null ? null : prefix() + position, rows);
        }
        settings
            .listener()
            .accept(
                new MaintenanceProgress(
                    table.name(), rows, position == null ? 1 : checkpoint.share(1), position, 0));
        Throttle.rest(session, throttle.millisToRest(rows));
      }
    }

    private void rewrite(RowPage page) {
      long now = ChronoUnit.MICROS.between(Instant.EPOCH, session.time().instant());
      List<WritePlan> plans = new ArrayList<>();
      for (int i = 0; i < page.rows().size(); i++) {
        ObservedRow row = EntryReader.observed(page, i);
        Row stored = page.rows().get(i);
        if (isFirstOfPartition(stored)) {
          decide(rewrite.ofStatics(row, now, TimedReads.MAJORITY), stored, plans);
        }
        if (!table.isStaticOnly(stored) && tables.exists(stored)) {
          rows++;
          decide(rewrite.ofRow(row, now, TimedReads.MAJORITY), stored, plans);
        }
      }
      if (writes) {
        BoundedConcurrency.map(plans, session.writers().executor()::executeToEnd, runtime::await);
      }
    }

    /** Each row has the static values of its partition; they are rewritten once. */
    private boolean isFirstOfPartition(Row row) {
      List<@Nullable Object> now =
          Arrays.asList(row.toArray()).subList(0, table.partitionKeySize());
      boolean isFirst = !now.equals(partition);
      partition = now;
      return isFirst;
    }

    private void decide(TtlRewrite.Decision decision, Row row, List<WritePlan> plans) {
      if (!decision.isTimed()) {
        left++;
        samples.add(row);
      }
      if (decision.need() == TtlRewrite.Need.REMOVAL) {
        removed++;
      } else if (decision.need() == TtlRewrite.Need.REWRITE) {
        rewritten++;
      }
      if (decision.plan() != null) {
        plans.add(Objects.requireNonNull(decision.plan()));
      }
    }
  }
}
