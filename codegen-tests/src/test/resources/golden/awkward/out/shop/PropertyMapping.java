package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.KeyComponent;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.SetType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Property} to table {@code property}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class PropertyMapping implements EntityMapping<Property> {
  /** The only instance. */
  public static final PropertyMapping INSTANCE = new PropertyMapping();

  /** Column {@code key text}, part of the partition key. */
  public static final dev.rowan.mapping.Property<String> KEY =
      new dev.rowan.mapping.Property<>("key", 0, Codecs.STRING);

  /** Column {@code a text}. */
  public static final dev.rowan.mapping.Property<String> TABLE_2 =
      new dev.rowan.mapping.Property<>("table", 1, Codecs.STRING);

  /** Column {@code b text}. */
  public static final dev.rowan.mapping.Property<String> INSTANCE_2 =
      new dev.rowan.mapping.Property<>("instance", 2, Codecs.STRING);

  /** Column {@code c text}. */
  public static final dev.rowan.mapping.Property<String> FOO_BAR =
      new dev.rowan.mapping.Property<>("fooBar", 3, Codecs.STRING);

  /** Column {@code d text}. */
  public static final dev.rowan.mapping.Property<String> FOO_BAR_2 =
      new dev.rowan.mapping.Property<>("foo_bar", 4, Codecs.STRING);

  /** Column {@code e text}. */
  public static final dev.rowan.mapping.Property<String> FOO_BAR_3 =
      new dev.rowan.mapping.Property<>("FOO_BAR", 5, Codecs.STRING);

  /** Column {@code f text}. */
  public static final dev.rowan.mapping.Property<String> ROW_2 =
      new dev.rowan.mapping.Property<>("row", 6, Codecs.STRING);

  /** Column {@code g text}. */
  public static final dev.rowan.mapping.Property<String> ENTITY =
      new dev.rowan.mapping.Property<>("entity", 7, Codecs.STRING);

  /** Column {@code h int}. */
  public static final dev.rowan.mapping.Property<Integer> GRÖSSE =
      new dev.rowan.mapping.Property<>("größe", 8, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code i text}. */
  public static final dev.rowan.mapping.Property<String> $DOLLAR$ =
      new dev.rowan.mapping.Property<>("$dollar$", 9, Codecs.STRING);

  /** Column {@code j text}. */
  public static final dev.rowan.mapping.Property<String> RECORD =
      new dev.rowan.mapping.Property<>("record", 10, Codecs.STRING);

  /** Column {@code k set<text>}. */
  public static final dev.rowan.mapping.Property<Set<String>> TAGS =
      new dev.rowan.mapping.Property<>("tags", 11, Codecs.set(Codecs.STRING));

  /** Column {@code l text}. */
  public static final dev.rowan.mapping.Property<String> TAGS_ELEMENT =
      new dev.rowan.mapping.Property<>("tagsElement", 12, Codecs.STRING);

  /** Column {@code m text}. */
  public static final dev.rowan.mapping.Property<Property.ROW> SHOUTING =
      new dev.rowan.mapping.Property<>("shouting", 13, Codecs.ofEnum(Property.ROW.class, Property.ROW.values()));

  /** One element of {@code tags}. */
  public static final KeyComponent<String> TAGS_ELEMENT_2 =
      new KeyComponent<>("tags", Codecs.STRING);

  /** The table {@code property}. */
  public static final TableSchema TABLE =
      TableSchema.named("property")
          .partitionKey("key", ScalarType.TEXT)
          .column("a", ScalarType.TEXT)
          .column("b", ScalarType.TEXT)
          .column("c", ScalarType.TEXT)
          .column("d", ScalarType.TEXT)
          .column("e", ScalarType.TEXT)
          .column("f", ScalarType.TEXT)
          .column("g", ScalarType.TEXT)
          .column("h", ScalarType.INT)
          .column("i", ScalarType.TEXT)
          .column("j", ScalarType.TEXT)
          .column("k", new SetType(ScalarType.TEXT))
          .column("l", ScalarType.TEXT)
          .column("m", ScalarType.TEXT)
          .build();

  /** The index table {@code tables}. */
  public static final DerivedTable TABLES =
      new DerivedTable(
          TableSchema.named("tables")
              .partitionKey("h", ScalarType.INT)
              .clustering("key", ScalarType.TEXT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(8),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  /** The index table {@code rows}. */
  public static final DerivedTable ROWS =
      new DerivedTable(
          TableSchema.named("rows")
              .partitionKey("k_element", ScalarType.TEXT)
              .clustering("key", ScalarType.TEXT, Order.ASC)
              .build(),
          TABLE,
          List.of(
              new Component.ElementOf(11),
              new Component.Copy(0)),
          Maintain.VERIFIED);

  private PropertyMapping() {}

  @Override
  public Class<Property> type() {
    return Property.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(TABLES, ROWS);
  }

  @Override
  public List<dev.rowan.mapping.Property<?>> properties() {
    return List.of(KEY, TABLE_2, INSTANCE_2, FOO_BAR, FOO_BAR_2, FOO_BAR_3, ROW_2, ENTITY, GRÖSSE,
        $DOLLAR$, RECORD, TAGS, TAGS_ELEMENT, SHOUTING);
  }

  @Override
  public Row write(Property entity) {
    return Row.of(
        KEY.encode(entity.key()),
        TABLE_2.encode(entity.table()),
        INSTANCE_2.encode(entity.instance()),
        FOO_BAR.encode(entity.fooBar()),
        FOO_BAR_2.encode(entity.foo_bar()),
        FOO_BAR_3.encode(entity.FOO_BAR()),
        ROW_2.encode(entity.row()),
        ENTITY.encode(entity.entity()),
        GRÖSSE.encode(entity.größe()),
        $DOLLAR$.encode(entity.$dollar$()),
        RECORD.encode(entity.record()),
        TAGS.encode(entity.tags()),
        TAGS_ELEMENT.encode(entity.tagsElement()),
        SHOUTING.encode(entity.shouting()));
  }

  @Override
  public Property read(Row row) {
    return new Property(
        KEY.decode(row),
        TABLE_2.decode(row),
        INSTANCE_2.decode(row),
        FOO_BAR.decode(row),
        FOO_BAR_2.decode(row),
        FOO_BAR_3.decode(row),
        ROW_2.decode(row),
        ENTITY.decode(row),
        GRÖSSE.decode(row),
        $DOLLAR$.decode(row),
        RECORD.decode(row),
        TAGS.decode(row),
        TAGS_ELEMENT.decode(row),
        SHOUTING.decode(row));
  }
}
