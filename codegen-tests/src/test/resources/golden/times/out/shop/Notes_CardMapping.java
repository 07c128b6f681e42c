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

/** Maps {@link Notes.Card} to table {@code card}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Notes_CardMapping implements EntityMapping<Notes.Card> {
  /** The only instance. */
  public static final Notes_CardMapping INSTANCE = new Notes_CardMapping();

  /** Column {@code id int}, part of the partition key. */
  public static final Property<Integer> ID =
      new Property<>("id", 0, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 1, Codecs.STRING);

  /** The table {@code card}. */
  public static final TableSchema TABLE =
      TableSchema.named("card")
          .partitionKey("id", ScalarType.INT)
          .column("text", ScalarType.TEXT)
          .build();

  private Notes_CardMapping() {}

  @Override
  public Class<Notes.Card> type() {
    return Notes.Card.class;
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
  public Row write(Notes.Card entity) {
    return Row.of(
        ID.encode(entity.getId()),
        TEXT.encode(entity.getText()));
  }

  @Override
  public Notes.Card read(Row row) {
    Notes.Card entity = new Notes.Card();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Notes.Card entity) {
    entity.setId(ID.decode(row));
    entity.setText(TEXT.decode(row));
    entity.setWritten(TEXT.writeTime(row));
  }
}
