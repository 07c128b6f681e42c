package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Stamp} to table {@code stamp}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class StampMapping implements EntityMapping<Stamp> {
  /** The only instance. */
  public static final StampMapping INSTANCE = new StampMapping();

  /** Column {@code album text}, part of the partition key. */
  public static final Property<String> ALBUM = new Property<>("album", 0, Codecs.STRING);

  /** Column {@code place int}, a clustering column. */
  public static final Property<Integer> PLACE =
      new Property<>("place", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code motif text}. */
  public static final Property<String> MOTIF = new Property<>("motif", 2, Codecs.STRING);

  /** Column {@code cents int}. */
  public static final Property<Integer> CENTS = new Property<>("cents", 3, Codecs.INTEGER);

  /** The table {@code stamp}. */
  public static final TableSchema TABLE =
      TableSchema.named("stamp")
          .partitionKey("album", ScalarType.TEXT)
          .clustering("place", ScalarType.INT, Order.ASC)
          .column("motif", ScalarType.TEXT)
          .column("cents", ScalarType.INT)
          .build();

  private StampMapping() {}

  @Override
  public Class<Stamp> type() {
    return Stamp.class;
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
    return List.of(ALBUM, PLACE, MOTIF, CENTS);
  }

  @Override
  public Row write(Stamp entity) {
    return Row.of(
        ALBUM.encode(entity.album()),
        PLACE.encode(entity.place()),
        MOTIF.encode(entity.motif()),
        CENTS.encode(entity.cents()));
  }

  @Override
  public Stamp read(Row row) {
    return new Stamp(
        ALBUM.decode(row),
        PLACE.decode(row),
        MOTIF.decode(row),
        CENTS.decode(row));
  }
}
