package shop;

import dev.rowan.Rowan;
import dev.rowan.annotation.Nulls;
import dev.rowan.dao.Page;
import dev.rowan.dao.PageRequest;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.Projection;
import dev.rowan.mapping.PropertyPart;
import dev.rowan.observe.CallKind;
import dev.rowan.observe.PlannedRequests;
import dev.rowan.runtime.DaoRuntime;
import dev.rowan.runtime.KeyedRead;
import dev.rowan.runtime.ReadPlan;
import dev.rowan.runtime.RowMap;
import dev.rowan.runtime.ScanSelection;
import dev.rowan.runtime.Widening;
import jakarta.annotation.Generated;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullUnmarked;

/** Implements {@link Chests} on a store. Thread-safe. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
@Singleton
public class RowanChests implements Chests {
  private final DaoRuntime<Chest> runtime;

  private final DaoRuntime<Chest> save;

  private final PropertyPart<Integer> sealPart = PropertyPart.entry(
      ChestMapping.SEALS, Codecs.STRING, "it's", Codecs.INTEGER);

  private final KeyedRead<Integer> seal;

  private final PropertyPart<Integer> placesPart = PropertyPart.entry(
      ChestMapping.SEALS, Codecs.STRING, "BAKERS", Codecs.INTEGER);

  private final PropertyPart<String> placesPart_2 = PropertyPart.field(
      ChestMapping.SPOT, Chest_SpotMapping.HALL, Codecs.STRING);

  private final PropertyPart<Integer> placesPart_3 = PropertyPart.field(
      ChestMapping.SPOT, Chest_SpotMapping.ROW, Codecs.INTEGER);

  private final KeyedRead<Chests.Place> places;

  private final PropertyPart<Integer> wholePart = PropertyPart.entry(
      ChestMapping.SEALS, Codecs.STRING, "SMITHS", Codecs.INTEGER);

  private final KeyedRead<Chests.Sealed> whole;

  private final PropertyPart<Boolean> openedPart = PropertyPart.entry(
      ChestMapping.OPENED, Codecs.ofEnum(Chest.Guild.class, Chest.Guild.values()), Chest.Guild.SMITHS, Codecs.BOOLEAN);

  private final KeyedRead<Boolean> opened;

  private final PropertyPart<String> keyPart = PropertyPart.entry(
      ChestMapping.KEYS, Codecs.LONG, -7L, Codecs.STRING);

  private final KeyedRead<String> key;

  private final PropertyPart<Optional<String>> notesOfPart = PropertyPart.field(
      ChestMapping.SPOT, Chest_SpotMapping.NOTE, Codecs.optional(Codecs.STRING));

  private final KeyedRead<Optional<String>> notesOf;

  private final PropertyPart<String> hallsPart = PropertyPart.field(
      ChestMapping.SPOT, Chest_SpotMapping.HALL, Codecs.STRING);

  private final ScanSelection<String> halls;

  private final PropertyPart<Integer> byStatementPart = PropertyPart.entry(
      ChestMapping.SEALS, Codecs.STRING, "a'b", Codecs.INTEGER);

  private final PropertyPart<String> byStatementPart_2 = PropertyPart.field(
      ChestMapping.SPOT, Chest_SpotMapping.HALL, Codecs.STRING);

  private final PropertyPart<Integer> byStatementPart_3 = PropertyPart.field(
      ChestMapping.SPOT, Chest_SpotMapping.ROW, Codecs.INTEGER);

  private final KeyedRead<Chests.Named> byStatement;

  private final PropertyPart<Integer> mapsPart = PropertyPart.entry(
      ChestMapping.SEALS, Codecs.STRING, "a", Codecs.INTEGER);

  private final PropertyPart<String> mapsPart_2 = PropertyPart.field(
      ChestMapping.SPOT, Chest_SpotMapping.HALL, Codecs.STRING);

  private final KeyedRead<Map<String, Object>> maps;

  /** Creates the DAO. Its tables exist when this returns. */
  @Inject
  public RowanChests(Rowan rowan) {
    this.runtime = rowan.runtime(ChestMapping.INSTANCE);
    this.save = runtime.attributedTo("Chests.save", CallKind.WRITE, PlannedRequests.of(2));
    this.seal = runtime.keyedRead(
            ReadPlan.direct("Chests.seal", ChestMapping.TABLE)
                .as("SELECT house, number, seals['it''s'] FROM chest WHERE house = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.SEALS),
                sealPart::decode)
                .ofParts(List.of(sealPart)));
    this.places = runtime.keyedRead(
            ReadPlan.direct("Chests.places", ChestMapping.TABLE)
                .as("SELECT house, number, spot.hall, spot.\"Row\", seals['BAKERS'] FROM chest WHERE house = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.SPOT, ChestMapping.SEALS),
                row -> new Chests.Place(placesPart_2.decode(row), placesPart_3.decode(row), Widening.toLong(placesPart.decode(row))))
                .ofParts(List.of(placesPart, placesPart_2, placesPart_3)));
    this.whole = runtime.keyedRead(
            ReadPlan.direct("Chests.whole", ChestMapping.TABLE)
                .as("SELECT house, number, seals FROM chest WHERE house = ? AND number = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.SEALS),
                row -> new Chests.Sealed(ChestMapping.SEALS.decode(row), wholePart.decode(row))));
    this.opened = runtime.keyedRead(
            ReadPlan.direct("Chests.opened", ChestMapping.TABLE)
                .as("SELECT house, number, opened['SMITHS'] FROM chest WHERE house = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.OPENED),
                openedPart::decode)
                .ofParts(List.of(openedPart)));
    this.key = runtime.keyedRead(
            ReadPlan.direct("Chests.key", ChestMapping.TABLE).ofPartitions()
                .as("SELECT house, number, keys[-7] FROM chest WHERE house = ? LIMIT 1", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.KEYS),
                keyPart::decode)
                .ofParts(List.of(keyPart)));
    this.notesOf = runtime.keyedRead(
            ReadPlan.through("Chests.notesOf", ChestMapping.CHESTS_BY_OWNER)
                .as("SELECT ... FROM chests_by_owner WHERE owner = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.SPOT),
                notesOfPart::decode)
                .ofParts(List.of(notesOfPart)));
    this.halls = runtime.scan(
            ReadPlan.direct("Chests.halls", ChestMapping.TABLE)
                .as("SELECT house, number, spot.hall FROM chest WHERE token(house) > ? AND token(house) <= ?", PlannedRequests.UNKNOWN),
            new Projection<>(
                List.of(ChestMapping.SPOT),
                hallsPart::decode)
                .ofParts(List.of(hallsPart)));
    this.byStatement = runtime.keyedRead(
            ReadPlan.direct("Chests.byStatement", ChestMapping.TABLE)
                .as("SELECT house, number, spot.\"Row\", spot.hall, seals['a''b'] FROM chest WHERE house = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.SPOT, ChestMapping.SEALS),
                row -> new Chests.Named(byStatementPart_3.decode(row), Widening.toLong(byStatementPart.decode(row)), byStatementPart_2.decode(row)))
                .ofParts(List.of(byStatementPart, byStatementPart_2, byStatementPart_3)));
    this.maps = runtime.keyedRead(
            ReadPlan.direct("Chests.maps", ChestMapping.TABLE)
                .as("SELECT house, number, spot.hall, seals['a'] FROM chest WHERE house = ?", PlannedRequests.of(1)),
            new Projection<>(
                List.of(ChestMapping.SPOT, ChestMapping.SEALS),
                row -> RowMap.of(
                    "spot.hall", mapsPart_2.decode(row),
                    "seals['a']", mapsPart.decode(row)))
                .ofParts(List.of(mapsPart, mapsPart_2)));
  }

  /**
   * Inserts one {@code Chest} as a row of table {@code chest}. Derived tables: {@code
   * chests_by_owner}.
   *
   * <p>Cost: 1 row and up to 1 index entry written; on the embedded store in 1 step, on a cluster
   * in 1 round trip: the row with up to 1 entry (after a read of it, if a column of an index key
   * is null).
   *
   * <p>On the embedded store the write is atomic: a crash or a concurrent writer never leaves a
   * part of it.
   *
   * <p>On a cluster (BLIND): The row and its index entries are one logged batch. After a crash, a
   * part of the batch may be visible until Cassandra replays the rest. Of concurrent writers, the
   * latest timestamp wins for each column, in all tables alike. A retry is safe and leaves no
   * orphaned entry.
   */
  @Override
  public void save(Chest chest) {
    runtime.await(save.insert(chest, Nulls.UNSET));
  }

  /**
   * Reads {@code seals['it''s']} of the {@code Chest} with the given {@code house}, {@code
   * number} from table {@code chest}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, seals['it''s'] FROM chest WHERE house = ?
   * AND number = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Integer> seal(String house, int number) {
    return runtime.awaitRead(
        seal
            .optional(
                seal.key(ChestMapping.HOUSE, house),
                seal.key(ChestMapping.NUMBER, number)));
  }

  /**
   * Reads {@code spot.hall}, {@code spot."Row"}, {@code seals['BAKERS']} of the {@code Chest}
   * rows with the given {@code house} from table {@code chest}. The rows are in their stored
   * order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, spot.hall, spot."Row", seals['BAKERS'] FROM
   * chest WHERE house = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Chests.Place> places(String house) {
    return runtime.awaitRead(
        places
            .select(places.key(ChestMapping.HOUSE, house))
            .list());
  }

  /**
   * Reads {@code seals}, {@code seals['SMITHS']} of the {@code Chest} with the given {@code
   * house}, {@code number} from table {@code chest}.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, seals FROM chest WHERE house = ? AND number
   * = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<Chests.Sealed> whole(String house, int number) {
    return runtime.awaitRead(
        whole
            .optional(
                whole.key(ChestMapping.HOUSE, house),
                whole.key(ChestMapping.NUMBER, number)));
  }

  /**
   * Reads {@code opened['SMITHS']} of the {@code Chest} rows with the given {@code house} from
   * table {@code chest}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, opened['SMITHS'] FROM chest WHERE house =
   * ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Page<Boolean> opened(String house, PageRequest page) {
    return runtime.awaitRead(
        opened
            .select(opened.key(ChestMapping.HOUSE, house))
            .page(page));
  }

  /**
   * Reads {@code keys[-7]} of the partition with the given {@code house} from table {@code
   * chest}, whether or not it has rows.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, keys[-7] FROM chest WHERE house = ? LIMIT
   * 1}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public Optional<String> key(String house) {
    return runtime.awaitRead(
        key
            .optional(key.key(ChestMapping.HOUSE, house)));
  }

  /**
   * Reads {@code spot.note} of the {@code Chest} rows with the given {@code owner}, through the
   * index table {@code chests_by_owner}. The rows are in their stored order. The index entries
   * hold these columns.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT ... FROM chests_by_owner WHERE owner = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   *
   * <p>On a cluster (BLIND): An entry may appear, change or disappear shortly before or after its
   * row does.
   */
  @Override
  public List<Optional<String>> notesOf(String owner) {
    return runtime.awaitRead(
        notesOf
            .select(notesOf.key(ChestMapping.OWNER, owner))
            .list());
  }

  /**
   * Reads {@code spot.hall} of every {@code Chest} of table {@code chest}, in token order.
   * Reason: {@code the list of halls}.
   *
   * <p>Cost: every partition of every node, 1 request for each page of rows.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, spot.hall FROM chest WHERE token(house) > ?
   * AND token(house) <= ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<String> halls() {
    return runtime.awaitRead(halls.list());
  }

  /**
   * Reads {@code spot."Row"}, {@code seals['a''b']}, {@code spot.hall} of the {@code Chest} rows
   * where {@code house = :house} from table {@code chest}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, spot."Row", spot.hall, seals['a''b'] FROM
   * chest WHERE house = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Chests.Named> byStatement(String house) {
    return runtime.awaitRead(
        byStatement
            .select(byStatement.key(ChestMapping.HOUSE, house))
            .list());
  }

  /**
   * Reads {@code spot.hall}, {@code seals['a']} of the {@code Chest} rows where {@code house =
   * :house} from table {@code chest}. The rows are in their stored order.
   *
   * <p>Cost: 1 partition, 1 request.
   *
   * <p>CQL on a cluster: {@code SELECT house, number, spot.hall, seals['a'] FROM chest WHERE
   * house = ?}.
   *
   * <p>A row that is written during the read appears in its old or its new state, never in
   * between.
   */
  @Override
  public List<Map<String, Object>> maps(String house) {
    return runtime.awaitRead(
        maps
            .select(maps.key(ChestMapping.HOUSE, house))
            .list());
  }
}
