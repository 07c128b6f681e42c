package dev.rowan.storage.contract.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.ReadOptions;
import dev.rowan.error.UnreadableRowException;
import dev.rowan.internal.index.EntityTables;
import dev.rowan.internal.session.Listeners;
import dev.rowan.internal.session.Session;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.CallResult;
import dev.rowan.observe.DaoMethod;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.spi.call.CallOptions;
import dev.rowan.spi.mutation.Upsert;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import dev.rowan.storage.contract.fixture.ClientMaintainedBackend;
import dev.rowan.storage.contract.fixture.ContractCase;
import dev.rowan.storage.contract.fixture.Offer;
import dev.rowan.storage.contract.fixture.OfferMapping;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Listeners of calls learn what the run time sends to a backend that maintains no indexes. */
public abstract class ObservedCallsContract extends ContractCase {
  private static final long OLD = 4_000L;

  /** A call that has ended. */
  private record Ended(DaoMethod method, CallResult result) {}

  private final List<Ended> calls = Collections.synchronizedList(new ArrayList<>());
  private OfferMapping mapping;
  private Session session;
  private DaoRuntime<Offer> save;
  private KeyedRead<Offer> find;
  private KeyedRead<Offer> bySeller;

  @BeforeEach
  final void openDao() {
    mapping = new OfferMapping(Maintain.VERIFIED);
    session =
        Session.observed(
            new ClientMaintainedBackend(backend(), mapping.bySeller.table().name()),
            Duration.ofSeconds(60),
            new byte[] {1},
            ReadOptions.NONE,
            CallOptions.NONE,
            InstantSource.system(),
            Listeners.NONE.and(method -> result -> calls.add(new Ended(method, result))));
    DaoRuntime<Offer> offers = DaoRuntime.of(session, mapping);
    save = offers.attributedTo("Offers.save", CallKind.WRITE, PlannedRequests.UNKNOWN);
    find =
        offers.keyedRead(
            ReadPlan.direct("Offers.find", mapping.table())
                .as("SELECT 1", PlannedRequests.UNKNOWN));
    bySeller =
        offers.keyedRead(
            ReadPlan.through("Offers.bySeller", mapping.bySeller)
                .as("SELECT 2", PlannedRequests.UNKNOWN));
  }

  @Test
  void aWriteCountsTheReadOfItsRowItsEntriesAndItsCommit() {
    await(save.insert(Offer.of(1, "ann", "9", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    CallResult first = only("Offers.save");
    assertThat(first.isSuccess()).isTrue();
    assertThat(first.rowsRead()).isZero();
    int entries = (int) first.requests() - 2;
    assertThat(entries).as("requests beside the read and the commit").isBetween(0, 4);
    assertThat(first.rowsWritten()).isGreaterThan(1);
    assertThat(first.retries()).isZero();

    session.settle();
    await(save.insert(Offer.of(1, "bob", "9", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    assertThat(only("Offers.save").rowsRead()).as("the row before").isEqualTo(1);
  }

  @Test
  void aReadThroughAnIndexCountsItsEntriesAndTheRowOfEach() {
    await(save.insert(Offer.of(1, "ann", "9", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    await(save.insert(Offer.of(2, "ann", "8", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    session.settle();
    calls.clear();
    assertThat(await(bySeller.select("ann").list())).hasSize(2);
    CallResult read = only("Offers.bySeller");
    assertThat(read.requests()).isEqualTo(1 + 2);
    assertThat(read.rowsRead()).isEqualTo(2 + 2);
    assertThat(read.rowsWritten()).isZero();
    assertThat(read.staleEntries()).isZero();
  }

  @Test
  void aReadCountsOrphanedEntriesAndItsRepairs() {
    await(save.insert(Offer.of(1, "ann", "9", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    plantOrphan();
    session.settle();
    calls.clear();
    assertThat(await(bySeller.select("ann").list())).hasSize(1);
    CallResult read = only("Offers.bySeller");
    assertThat(read.staleEntries()).isEqualTo(1);
    assertThat(read.repairs()).isBetween(0L, 1L);
    assertThat(read.requests()).as("the repair is in the background").isEqualTo(1 + 2);
  }

  @Test
  void aMissingRowIsTheFailureOfItsCall() {
    Object absent = Offer.id(77);
    failure(UnreadableRowException.class, () -> find.select(absent).one());
    assertThat(only("Offers.find").failure()).isEqualTo("RUN-15");
  }

  @Test
  void aWriteThatMovesAnEntryDoesNotCountItsRemovalInTheBackground() {
    await(save.insert(Offer.of(1, "ann", "9", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    session.settle();
    CallResult first = only("Offers.save");
    await(save.insert(Offer.of(1, "bob", "8", "2026-02-01T10:00:00Z"), Nulls.DELETE));
    session.settle();
    assertThat(only("Offers.save").requests()).isEqualTo(first.requests());
  }

  private void plantOrphan() {
    TableSchema entries =
        EntityTables.clientMaintained(mapping.table(), mapping.derived())
            .derived(mapping.bySeller.table().name())
            .table();
    Row.Builder entry = Row.unset(entries.size());
    entry.set(0, "ann").set(1, new BigDecimal("5")).set(2, Offer.id(99));
    writeAt(OLD, Upsert.update(entries, entry.set(entries.size() - 1, OLD).build()));
  }

  private CallResult only(String method) {
    assertThat(calls).hasSize(1);
    Ended ended = calls.remove(0);
    assertThat(ended.method()).hasToString(method);
    assertThat(ended.result().duration()).isPositive();
    return ended.result();
  }
}
