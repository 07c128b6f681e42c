package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Limit;
import dev.rowan.mapping.Projection;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Depot.Spots} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanDepot_Spots implements Depot.Spots {
  private final DaoRuntime<Depot.Spot> runtime;

  private final DaoRuntime<Depot.Spot> save;

  private final KeyedRead<Integer> nearest;

  private final KeyedRead<Integer> ofKind;

  private final KeyedRead<Depot.Spot> next;

  private final KeyedRead<Depot.Spots.Near> near_2;

  private final KeyedRead<Float> nearness;

  private final KeyedRead<Integer> two;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanDepot_Spots(Rowan rowan) {
    this.runtime = rowan.runtime(Depot_SpotMapping.INSTANCE);
    this.save = runtime.attributedTo("Spots.save", CallKind.WRITE, PlannedRequests.of(1),
            "INSERT INTO spot (...) VALUES (...)");
    this.nearest = runtime.keyedRead(
            ReadPlan.direct("Spots.nearest", Depot_SpotMapping.TABLE)
                .as("SELECT hall, number FROM spot ORDER BY place ANN OF ? LIMIT ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depot_SpotMapping.NUMBER),
                Depot_SpotMapping.NUMBER::decode));
    this.ofKind = runtime.keyedRead(
            ReadPlan.direct("Spots.ofKind", Depot_SpotMapping.TABLE)
                .as("SELECT hall, number FROM spot WHERE hall = ? AND kind = ? ORDER BY place ANN OF ? LIMIT ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depot_SpotMapping.NUMBER),
                Depot_SpotMapping.NUMBER::decode));
    this.next = runtime.keyedRead(
            ReadPlan.direct("Spots.next", Depot_SpotMapping.TABLE)
                .as("SELECT ... FROM spot ORDER BY place ANN OF ? LIMIT 1", PlannedRequests.of(1)));
    this.near_2 = runtime.keyedRead(
            ReadPlan.direct("Spots.near", Depot_SpotMapping.TABLE)
                .as("SELECT hall, number, similarity_euclidean(place, ?) FROM spot ORDER BY place ANN OF ? LIMIT ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depot_SpotMapping.HALL),
                row -> new Depot.Spots.Near(Depot_SpotMapping.HALL.decode(row), Depot_SpotMapping.PLACE.similarity(row))));
    this.nearness = runtime.keyedRead(
            ReadPlan.direct("Spots.nearness", Depot_SpotMapping.TABLE)
                .as("SELECT hall, number, similarity_euclidean(place, ?) FROM spot ORDER BY place ANN OF ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depot_SpotMapping.HALL, Depot_SpotMapping.NUMBER),
                Depot_SpotMapping.PLACE::similarity));
    this.two = runtime.keyedRead(
            ReadPlan.direct("Spots.two", Depot_SpotMapping.TABLE)
                .as("SELECT hall, number FROM spot WHERE kind = ? ORDER BY place ANN OF ? LIMIT ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(Depot_SpotMapping.NUMBER),
                Depot_SpotMapping.NUMBER::decode));
  }

  /**
   * Inserts one {@code Spot} as a row of table {@code spot}.
   *
   * <p>Cost: 1 row written, in 1 request.
   *
   * <p>CQL on a cluster: {@code INSERT INTO spot (...) VALUES (...)}.
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster: After a crash or a timeout, the write may have been applied. Of concurrent
   * writers, the latest timestamp wins for each column. A retry is safe.
   */
  @Override
  public void save(Depot.Spot spot) {
    runtime.await(save.insert(spot, Nulls.UNSET));
  }

  /**
   * Reads {@code number} of the {@code Spot} rows from table {@code spot}, through the native
   * index {@code spot_place_idx}. The rows are ordered by the nearness of {@code place} to the
   * given vector, the nearest first.
   *
   * <p>Cost: all token ranges of the cluster, 1 request; on the embedded store every row of the
   * table.
   *
   * <p>CQL on a cluster: {@code SELECT hall, number FROM spot ORDER BY place ANN OF ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Integer> nearest(float[] near, Limit limit) {
    return runtime.awaitRead(
        nearest
            .byIndex()
            .nearest("spot_place_idx", nearest.key(Depot_SpotMapping.PLACE, near))
            .limit(limit)
            .list());
  }

  /**
   * Reads {@code number} of the {@code Spot} rows with the given {@code hall}, {@code kind} from
   * table {@code spot}, through the native indexes {@code spot_kind_idx} and {@code
   * spot_place_idx}. The rows are ordered by the nearness of {@code place} to the given vector,
   * the nearest first.
   *
   * <p>Cost: 1 partition, 1 request; on the embedded store every row of the partition.
   *
   * <p>CQL on a cluster: {@code SELECT hall, number FROM spot WHERE hall = ? AND kind = ? ORDER
   * BY place ANN OF ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Stream<Integer> ofKind(String hall, String kind, Limit limit, float[] to) {
    return runtime.awaitRead(
        ofKind
            .byIndex(ofKind.key(Depot_SpotMapping.HALL, hall))
            .equal("spot_kind_idx", ofKind.key(Depot_SpotMapping.KIND, kind))
            .nearest("spot_place_idx", ofKind.key(Depot_SpotMapping.PLACE, to))
            .limit(limit)
            .stream());
  }

  /**
   * Reads the first of the {@code Spot} rows from table {@code spot}, through the native index
   * {@code spot_place_idx}. The rows are ordered by the nearness of {@code place} to the given
   * vector, the nearest first.
   *
   * <p>Cost: all token ranges of the cluster, 1 request; on the embedded store every row of the
   * table.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM spot ORDER BY place ANN OF ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Depot.Spot> next(float[] near) {
    return runtime.awaitRead(
        next
            .byIndex()
            .nearest("spot_place_idx", next.key(Depot_SpotMapping.PLACE, near))
            .optional());
  }

  /**
   * Reads {@code hall}, {@code similarity_euclidean(place)} of the {@code Spot} rows from table
   * {@code spot}, through the native index {@code spot_place_idx}. The rows are ordered by the
   * nearness of {@code place} to the given vector, the nearest first.
   *
   * <p>Cost: all token ranges of the cluster, 1 request; on the embedded store every row of the
   * table.
   *
   * <p>CQL on a cluster: {@code SELECT hall, number, similarity_euclidean(place, ?) FROM spot
   * ORDER BY place ANN OF ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Depot.Spots.Near> near(float[] near, Limit limit) {
    return runtime.awaitRead(
        near_2
            .byIndex()
            .ranked("spot_place_idx", near_2.key(Depot_SpotMapping.PLACE, near))
            .limit(limit)
            .list());
  }

  /**
   * Reads {@code similarity_euclidean(place)} of the first of the {@code Spot} rows from table
   * {@code spot}, through the native index {@code spot_place_idx}. The rows are ordered by the
   * nearness of {@code place} to the given vector, the nearest first.
   *
   * <p>Cost: all token ranges of the cluster, 1 request; on the embedded store every row of the
   * table.
   *
   * <p>CQL on a cluster: {@code SELECT hall, number, similarity_euclidean(place, ?) FROM spot
   * ORDER BY place ANN OF ? LIMIT 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Float> nearness(float[] near) {
    return runtime.awaitRead(
        nearness
            .byIndex()
            .ranked("spot_place_idx", nearness.key(Depot_SpotMapping.PLACE, near))
            .optional());
  }

  /**
   * Reads {@code number} of the {@code Spot} rows where {@code kind = :kind} from table {@code
   * spot}, through the native indexes {@code spot_kind_idx} and {@code spot_place_idx}. The rows
   * are ordered by the nearness of {@code place} to the given vector, the nearest first.
   *
   * <p>Cost: all token ranges of the cluster, 1 request; on the embedded store every row of the
   * table.
   *
   * <p>CQL on a cluster: {@code SELECT hall, number FROM spot WHERE kind = ? ORDER BY place ANN
   * OF ? LIMIT ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>An invalid argument throws an exception at once; a later failure completes the stage
   * exceptionally.
   */
  @Override
  public CompletionStage<List<Integer>> two(String kind, float[] near) {
    return two
        .byIndex()
        .equal("spot_kind_idx", two.key(Depot_SpotMapping.KIND, kind))
        .nearest("spot_place_idx", two.key(Depot_SpotMapping.PLACE, near))
        .limit(Limit.of(2))
        .list();
  }
}
