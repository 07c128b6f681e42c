package dev.rowan.internal.verify;

import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.index.Entries;
import dev.rowan.internal.index.EntryKey;
import dev.rowan.internal.index.OlderEntries;
import dev.rowan.internal.write.RetryPolicy;
import dev.rowan.internal.write.RowReader;
import dev.rowan.spi.backend.Backend;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.query.Query;
import dev.rowan.spi.query.ReadMode;
import dev.rowan.spi.query.RowPage;
import dev.rowan.spi.query.RowQuery;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** Reads rows together with their entries. Thread-safe. */
public final class EntryReader {
  private static final int TRIES = 3;

  private final Backend backend;
  private final EntityTables tables;
  private final EntryAudit audit;
  private final ReservationAudit reservations;
  private final ReadMode mode;
  private final RetryPolicy retries;

  /** Reads the rows and entries of an entity. */
  public EntryReader(Backend backend, EntityTables tables, EntryAudit audit, RetryPolicy retries) {
    this.retries = retries;
    this.backend = backend;
    this.tables = tables;
    this.audit = audit;
    this.reservations = new ReservationAudit(tables);
    this.mode =
        tables.isEngineMaintained()
            ? hasExpirations(tables) ? ReadMode.TIMED : ReadMode.PLAIN
            : ReadMode.TIMED.with(RowReader.majority(CallOptions.NONE));
  }

  /**
   * Returns whether some entries have a TTL of their own, which begins with the write of the row.
   */
  private static boolean hasExpirations(EntityTables tables) {
    return tables.derived().stream().anyMatch(table -> table.entryTtl() != 0);
  }

  /** Returns the mode in which pages of rows and entries have to be read. */
  public ReadMode mode() {
    return mode;
  }

  /**
   * Reads rows or entries. Does not repeat a read of an embedded store: its failures are permanent.
   */
  public CompletionStage<RowPage> page(Query query) {
    return tables.isEngineMaintained()
        ? backend.fetch(query)
        : retries.idempotent(() -> backend.fetch(query), retries.deadline());
  }

  /** Reads the row of a key. */
  private CompletionStage<ObservedRow> row(Row key) {
    return observed(tables.row(), key);
  }

  /** Returns the findings about the entries that a row must have in a derived table. */
  public CompletionStage<List<EntryFinding>> ofRow(DerivedTable derived, ObservedRow row) {
    List<CompletableFuture<Optional<EntryFinding>>> judged = new ArrayList<>();
    for (Row expected : audit.expected(derived, row)) {
      judged.add(
          entry(derived, expected)
              .thenCompose(seen -> ofExpected(derived, row, expected, seen))
              .toCompletableFuture());
    }
    return CompletableFuture.allOf(judged.toArray(CompletableFuture<?>[]::new))
        .thenApply(
            done ->
                judged.stream().map(CompletableFuture::join).flatMap(Optional::stream).toList());
  }

  /** Returns the finding about a stored entry, if there is one. */
  public CompletionStage<Optional<EntryFinding>> ofEntry(DerivedTable derived, ObservedRow seen) {
    Row stored = seen.stored();
    return stored == null
        ? CompletableFuture.completedFuture(Optional.empty())
        : row(audit.rowKey(derived, stored)).thenApply(row -> ofEntry(derived, seen, row));
  }

  private CompletionStage<Optional<EntryFinding>> ofExpected(
      DerivedTable derived, ObservedRow row, Row expected, ObservedRow seen) {
    if (!derived.isUnique()) {
      Optional<EntryFinding> found = audit.ofExpected(derived, row, expected, seen);
      return derived.isLatest() && found.isPresent()
          ? isOld(derived, expected).thenApply(old -> old ? Optional.empty() : found)
          : CompletableFuture.completedFuture(found);
    }
    Row stored = seen.stored();
    CompletionStage<ObservedRow> other =
        stored == null
                || !derived.namesRow(stored)
                || reservations.isFor(derived, stored, expectedOf(row))
            ? CompletableFuture.completedFuture(ObservedRow.NOTHING)
            : row(audit.rowKey(derived, stored));
    return other.thenApply(found -> reservations.ofRow(derived, row, expected, seen, found));
  }

  /**
   * Returns whether a newer entry of the same owner exists and has a row, so that no reader needs
   * this entry.
   */
  private CompletionStage<Boolean> isOld(DerivedTable derived, Row expected) {
    return page(OlderEntries.newest(derived, expected, mode))
        .thenCompose(
            page -> {
              Row first = page.rows().isEmpty() ? null : page.rows().get(0);
              return first == null || !OlderEntries.isOlder(derived, expected, first)
                  ? CompletableFuture.completedFuture(false)
                  : row(audit.rowKey(derived, first))
                      .thenApply(row -> hasEntry(derived, row, first));
            });
  }

  private boolean hasEntry(DerivedTable derived, ObservedRow row, Row entry) {
    Row live = audit.live(row);
    return live != null && Entries.hasKey(derived, live, entry);
  }

  private static Row expectedOf(ObservedRow row) {
    return Objects.requireNonNull(row.stored(), "a row with an entry");
  }

  private Optional<EntryFinding> ofEntry(DerivedTable derived, ObservedRow seen, ObservedRow row) {
    return derived.isUnique()
        ? reservations.ofReservation(derived, seen, row)
        : audit.ofEntry(derived, seen, row);
  }

  /** Reads the stored entry of a key. */
  private CompletionStage<ObservedRow> entry(DerivedTable derived, Row entry) {
    return observed(derived.table(), entry);
  }

  /**
   * Reads the row and the entry of a finding again.
   *
   * @return completes with the finding that is true now, or with nothing. A concurrent change does
   *     not make it fail: it then returns a finding with newer timestamps, or nothing
   */
  public CompletionStage<Optional<EntryFinding>> again(EntryFinding finding) {
    return again(finding, TRIES);
  }

  private CompletionStage<Optional<EntryFinding>> again(EntryFinding finding, int tries) {
    DerivedTable derived = finding.derived();
    Row entry = finding.entry();
    if (derived == null || entry == null) {
      return row(finding.key()).thenApply(audit::ofRow);
    }
    return row(finding.key())
        .thenCompose(
            before ->
                entry(derived, entry)
                    .thenCompose(
                        seen ->
                            row(finding.key())
                                .thenCompose(
                                    after ->
                                        judge(finding, derived, entry, seen, after)
                                            .thenCompose(
                                                now ->
                                                    now.isEmpty()
                                                            || before.isSame(after)
                                                            || tries == 1
                                                        ? CompletableFuture.completedFuture(now)
                                                        : again(finding, tries - 1)))));
  }

  private CompletionStage<Optional<EntryFinding>> judge(
      EntryFinding finding, DerivedTable derived, Row entry, ObservedRow seen, ObservedRow row) {
    EntryKey key = EntryKey.of(derived.table(), entry);
    for (Row expected : audit.expected(derived, row)) {
      if (EntryKey.of(derived.table(), expected).equals(key)) {
        return ofExpected(derived, row, expected, seen);
      }
    }
    Row stored = seen.stored();
    boolean gone =
        stored == null
            || !derived.namesRow(stored)
            || (derived.isUnique() && !reservations.isFor(derived, stored, finding.key()));
    return CompletableFuture.completedFuture(gone ? Optional.empty() : ofEntry(derived, seen, row));
  }

  private CompletionStage<ObservedRow> observed(TableSchema table, Row key) {
    return page(RowQuery.of(table, key, mode)).thenApply(EntryReader::observed);
  }

  private static ObservedRow observed(RowPage page) {
    return page.rows().isEmpty() ? ObservedRow.NOTHING : observed(page, 0);
  }

  /** Returns one of the rows of a page. */
  public static ObservedRow observed(RowPage page, int index) {
    return new ObservedRow(
        page.rows().get(index), page.times().isEmpty() ? null : page.times().get(index));
  }
}
