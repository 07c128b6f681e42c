package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.mapping.TimeProperty;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Notes.Label} to table {@code label}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Notes_LabelMapping implements EntityMapping<Notes.Label> {
  /** The only instance. */
  public static final Notes_LabelMapping INSTANCE = new Notes_LabelMapping();

  /** Column {@code id int}, part of the partition key. */
  public static final Property<Integer> ID =
      new Property<>("id", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 1, Codecs.STRING);

  /** The table {@code label}. */
  public static final TableSchema TABLE =
      TableSchema.named("label")
          .partitionKey("id", ScalarType.INT)
          .column("text", ScalarType.TEXT)
          .build();

  private Notes_LabelMapping() {}

  @Override
  public Class<Notes.Label> type() {
    return Notes.Label.class;
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
    return List.of(ID, TEXT);
  }

  @Override
  public List<TimeProperty> times() {
    return List.of(new TimeProperty("written", TEXT, false));
  }

  @Override
  public Row write(Notes.Label entity) {
    return Row.of(
        ID.encode(entity.id()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Notes.Label read(Row row) {
    return new Notes.Label(
        ID.decode(row),
        TEXT.decode(row),
        TEXT.writeMicros(row));
  }
}
