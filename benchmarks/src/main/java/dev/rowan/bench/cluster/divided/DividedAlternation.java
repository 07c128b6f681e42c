package dev.rowan.bench.cluster.divided;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.bench.Metering;
import dev.rowan.bench.Meterings;
import dev.rowan.bench.cluster.node.CountedRequests;
import dev.rowan.bench.cluster.node.OneNode;
import dev.rowan.bench.cluster.node.PairedTurns;
import dev.rowan.dao.Limit;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.SchemaMode;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads of partitions that are divided by day and into shards, on one real node, through Rowan and
 * by driver code; and inserts of rows of which Rowan or the program computes day and shard. {@code
 * DividedAlternation <turns>}.
 */
public final class DividedAlternation {
  private static final int PAGE = 50;

  private final Meterings meterings;
  private final DividedOperations rows;
  private final DriverCodeWalks byHand;

  private DividedAlternation(CqlSession session) {
    Rowan rowan =
        Rowan.on(
            CassandraBackend.on(session, OneNode.KEYSPACE, SchemaMode.CREATE_MISSING),
            RowanOptions.defaults());
    meterings = rowan.dao(Meterings.class);
    rows = rowan.dao(DividedOperations.class);
    SampleRows.write(meterings, rows);
    byHand = new DriverCodeWalks(session);
  }

  /** Prints a table. */
  public static void main(String[] args) {
    CountedRequests requests = new CountedRequests();
    try (OneNode node = new OneNode();
        CqlSession session = OneNode.trackedSession(node.address(), requests)) {
      new DividedAlternation(session)
          .compare(new PairedTurns(requests, Integer.parseInt(args[0]), 0));
    }
  }

  private void compare(PairedTurns turns) {
    turns.printHead("Rowan", "manual");
    for (int count : List.of(10, 100)) {
      Limit limit = Limit.of(count);
      requireSame(newest(0, limit), byHand.newest(0, count));
      turns.compare(
          "newest " + count + " over days",
          number -> newest(SampleRows.meter(number), limit).size() / count,
          number -> byHand.newest(SampleRows.meter(number), count).size() / count);
    }
    requireSame(twoPages(SampleRows.place(0)), twoPagesByHand(SampleRows.place(0)));
    turns.compare(
        "two pages of 50 over 16 shards",
        number -> twoPages(SampleRows.place(number)).size() / (2 * PAGE),
        number -> twoPagesByHand(SampleRows.place(number)).size() / (2 * PAGE));
    turns.compare(
        "insert with computed day and shard",
        number -> {
          rows.save(SampleRows.crossing(number));
          return 1;
        },
        number -> {
          rows.save(ManualCrossing.of(SampleRows.crossing(number)));
          return 1;
        });
  }

  private List<Metering> newest(long meter, Limit limit) {
    return meterings.newest(meter, limit);
  }

  private List<Sighting> twoPages(String place) {
    Page<Sighting> first = rows.sightings(place, PageRequest.first(PAGE));
    List<Sighting> both = new ArrayList<>(first.items());
    both.addAll(rows.sightings(place, PageRequest.after(first.nextToken(), PAGE)).items());
    return both;
  }

  private List<Sighting> twoPagesByHand(String place) {
    List<Sighting> both = new ArrayList<>(byHand.page(place, null, PAGE));
    both.addAll(byHand.page(place, both.get(PAGE - 1), PAGE));
    return both;
  }

  private static void requireSame(List<?> one, List<?> other) {
    if (one.isEmpty() || !one.equals(other)) {
      throw new IllegalStateException("both ways must return the same rows");
    }
  }
}
