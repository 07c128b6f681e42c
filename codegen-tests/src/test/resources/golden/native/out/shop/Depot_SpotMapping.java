package shop;

import dev.rowan.annotation.IndexKind;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Similarity;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.schema.VectorType;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Depot.Spot} to table {@code spot}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Depot_SpotMapping implements EntityMapping<Depot.Spot> {
  /** The only instance. */
  public static final Depot_SpotMapping INSTANCE = new Depot_SpotMapping();

  /** Column {@code hall text}, part of the partition key. */
  public static final Property<String> HALL = new Property<>("hall", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code kind text}. */
  public static final Property<String> KIND = new Property<>("kind", 2, Codecs.STRING);

  /** Column {@code place vector<float, 2>}. */
  public static final Property<float[]> PLACE = new Property<>("place", 3, Codecs.vector(2));

  /** The table {@code spot}. */
  public static final TableSchema TABLE =
      TableSchema.named("spot")
          .partitionKey("hall", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("kind", ScalarType.TEXT)
          .column("place", new VectorType(ScalarType.FLOAT, 2))
          .nativeIndex(
              "spot_kind_idx",
              "kind",
              IndexKind.SAI,
              IndexTarget.VALUES)
          .vectorIndex(
              "spot_place_idx",
              "place",
              Similarity.EUCLIDEAN)
          .build();

  private Depot_SpotMapping() {}

  @Override
  public Class<Depot.Spot> type() {
    return Depot.Spot.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(HALL, NUMBER, KIND, PLACE);
  }

  @Override
  public Row write(Depot.Spot entity) {
    return Row.of(
        HALL.encode(entity.hall()),
        NUMBER.encode(entity.number()),
        KIND.encode(entity.kind()),
        PLACE.encode(entity.place()));
  }

  @Override
  public Depot.Spot read(Row row) {
    return new Depot.Spot(
        HALL.decode(row),
        NUMBER.decode(row),
        KIND.decode(row),
        PLACE.decode(row));
  }
}
