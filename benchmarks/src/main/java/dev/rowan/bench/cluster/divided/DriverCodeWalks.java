package dev.rowan.bench.cluster.divided;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.PreparedStatement;
import com.datastax.oss.driver.api.core.cql.Row;
import dev.rowan.bench.Metering;
import dev.rowan.bench.cluster.node.OneNode;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** Careful driver code for the same reads: by day until there are enough, and merged by shard. */
final class DriverCodeWalks {
  private static final int MOST_DAYS = 60;
  private static final Comparator<Sighting> STORED_ORDER =
      Comparator.comparing(Sighting::at).thenComparing(Sighting::plate).reversed();

  private final CqlSession session;
  private final PreparedStatement ofDay;
  private final PreparedStatement ofShard;
  private final PreparedStatement ofShardAfter;

  /** Uses existing tables. */
  DriverCodeWalks(CqlSession session) {
    this.session = session;
    ofDay =
        prepared("SELECT at, phase, watts, note FROM %s.metering WHERE meter=? AND day=? LIMIT ?");
    ofShard =
        prepared(
            "SELECT at, plate, axles, note FROM %s.sighting WHERE place=? AND shard=? LIMIT ?");
    ofShardAfter =
        prepared(
            "SELECT at, plate, axles, note FROM %s.sighting WHERE place=? AND shard=?"
                + " AND (at, plate) < (?, ?) LIMIT ?");
  }

  private PreparedStatement prepared(String cql) {
    return session.prepare(cql.formatted(OneNode.KEYSPACE));
  }

  /** Reads one day after another, and no day more than needed. */
  List<Metering> newest(long meter, int count) {
    List<Metering> found = new ArrayList<>(count);
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    for (int back = 0; back < MOST_DAYS && found.size() < count; back++) {
      BoundStatement statement = ofDay.bind(meter, today.minusDays(back), count - found.size());
      for (Row row : session.execute(statement)) {
        found.add(
            new Metering(meter, row.getInstant(0), row.getInt(1), row.getInt(2), row.getString(3)));
      }
    }
    return found;
  }

  /** Reads all shards at the same time, as many rows of each as the page has, and merges them. */
  List<Sighting> page(String place, @Nullable Sighting after, int size) {
    List<CompletableFuture<AsyncResultSet>> reads = new ArrayList<>(Sighting.SHARDS);
    for (int shard = 0; shard < Sighting.SHARDS; shard++) {
      BoundStatement statement =
          after == null
              ? ofShard.bind(place, shard, size)
              : ofShardAfter.bind(place, shard, after.at(), after.plate(), size);
      reads.add(session.executeAsync(statement).toCompletableFuture());
    }
    List<Sighting> all = new ArrayList<>(Sighting.SHARDS * size);
    for (CompletableFuture<AsyncResultSet> read : reads) {
      for (Row row : read.join().currentPage()) {
        all.add(
            new Sighting(
                place, row.getInstant(0), row.getString(1), row.getInt(2), row.getString(3)));
      }
    }
    all.sort(STORED_ORDER);
    return all.subList(0, Math.min(size, all.size()));
  }
}
