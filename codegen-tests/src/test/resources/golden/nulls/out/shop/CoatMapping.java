package shop;

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

/** Maps {@link Coat} to table {@code coat}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class CoatMapping implements EntityMapping<Coat> {
  /** The only instance. */
  public static final CoatMapping INSTANCE = new CoatMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code color text}. */
  public static final Property<String> COLOR = new Property<>("color", 1, Codecs.STRING);

  /** Column {@code size int}. */
  public static final Property<Integer> SIZE = new Property<>("size", 2, Codecs.INTEGER);

  /** The table {@code coat}. */
  public static final TableSchema TABLE =
      TableSchema.named("coat")
          .partitionKey("id", ScalarType.TEXT)
          .column("color", ScalarType.TEXT)
          .column("size", ScalarType.INT)
          .build();

  private CoatMapping() {}

  @Override
  public Class<Coat> type() {
    return Coat.class;
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
    return List.of(ID, COLOR, SIZE);
  }

  @Override
  public Row write(Coat entity) {
    return Row.of(
        ID.encode(entity.id()),
        COLOR.encode(entity.color()),
        SIZE.encode(entity.size()));
  }

  @Override
  public Coat read(Row row) {
    return new Coat(
        ID.decode(row),
        COLOR.decode(row),
        SIZE.decode(row));
  }
}
