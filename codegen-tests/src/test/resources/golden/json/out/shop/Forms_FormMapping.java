package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.JsonType;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Forms.Form} to table {@code form}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Forms_FormMapping implements EntityMapping<Forms.Form> {
  /** The only instance. */
  public static final Forms_FormMapping INSTANCE = new Forms_FormMapping();

  /** Column {@code id text}, part of the partition key. */
  public static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  /** Column {@code page int}, a clustering column. */
  public static final Property<Integer> PAGE =
      new Property<>("page", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code first text}. */
  public static final Property<Forms.Answer<String>> FIRST =
      new Property<>("first", 2, Codecs.json(JsonType.of(Forms.Answer.class, JsonType.of(String.class))));

  /** Column {@code others text}. */
  public static final Property<List<Forms.Answer<Integer>>> OTHERS =
      new Property<>("others", 3, Codecs.json(JsonType.of(List.class, JsonType.of(Forms.Answer.class, JsonType.of(Integer.class))), new Forms.Snake()));

  /** Column {@code extra text}. */
  public static final Property<Map<String, Object>> EXTRA =
      new Property<>("extra", 4, Codecs.json(JsonType.of(Map.class, JsonType.of(String.class), JsonType.of(Object.class))));

  /** The table {@code form}. */
  public static final TableSchema TABLE =
      TableSchema.named("form")
          .partitionKey("id", ScalarType.TEXT)
          .clustering("page", ScalarType.INT, Order.ASC)
          .column("first", ScalarType.TEXT)
          .column("others", ScalarType.TEXT)
          .column("extra", ScalarType.TEXT)
          .build();

  private Forms_FormMapping() {}

  @Override
  public Class<Forms.Form> type() {
    return Forms.Form.class;
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
    return List.of(ID, PAGE, FIRST, OTHERS, EXTRA);
  }

  @Override
  public Row write(Forms.Form entity) {
    return Row.of(
        ID.encode(entity.id()),
        PAGE.encode(entity.page()),
        FIRST.encode(entity.first()),
        OTHERS.encode(entity.others()),
        EXTRA.encode(entity.extra()));
  }

  @Override
  public Forms.Form read(Row row) {
    return new Forms.Form(
        ID.decode(row),
        PAGE.decode(row),
        FIRST.decode(row),
        OTHERS.decode(row),
        EXTRA.decode(row));
  }
}
