package shop;

import dev.rowan.annotation.Maintain;
import dev.rowan.annotation.Order;
import dev.rowan.dao.Chunks;
import dev.rowan.mapping.ChunkedColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.Component;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Archive.Page} to table {@code page}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class Archive_PageMapping implements EntityMapping<Archive.Page> {
  /** The only instance. */
  public static final Archive_PageMapping INSTANCE = new Archive_PageMapping();

  /** Column {@code book text}, part of the partition key. */
  public static final Property<String> BOOK = new Property<>("book", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 2, Codecs.STRING);

  /** Column {@code scan text}. */
  public static final Property<Chunks> SCAN = new Property<>("scan", 3, Codecs.CHUNKS);

  /** Column {@code sound text}. */
  public static final Property<Chunks> SOUND = new Property<>("sound", 4, Codecs.CHUNKS);

  /** The table {@code page}. */
  public static final TableSchema TABLE =
      TableSchema.named("page")
          .partitionKey("book", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .column("scan", ScalarType.TEXT)
          .column("sound", ScalarType.TEXT)
          .build();

  /** The index table {@code pages_by_text}. */
  public static final DerivedTable PAGES_BY_TEXT =
      new DerivedTable(
          TableSchema.named("pages_by_text")
              .partitionKey("text", ScalarType.TEXT)
              .clustering("book", ScalarType.TEXT, Order.ASC)
              .clustering("number", ScalarType.INT, Order.ASC)
              .column("scan", ScalarType.TEXT)
              .column("sound", ScalarType.TEXT)
              .build(),
          TABLE,
          List.of(
              new Component.Copy(2),
              new Component.Copy(0),
              new Component.Copy(1),
              new Component.Copy(3),
              new Component.Copy(4)),
          Maintain.VERIFIED);

  private Archive_PageMapping() {}

  @Override
  public Class<Archive.Page> type() {
    return Archive.Page.class;
  }

  @Override
  public TableSchema table() {
    return TABLE;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of(PAGES_BY_TEXT);
  }

  @Override
  public List<Property<?>> properties() {
    return List.of(BOOK, NUMBER, TEXT, SCAN, SOUND);
  }

  @Override
  public List<ChunkedColumn> chunked() {
    return List.of(
        ChunkedColumn.of(TABLE, 3, "scans", 2048),
        ChunkedColumn.of(TABLE, 4, "page_sound", 1048576));
  }

  @Override
  public Row write(Archive.Page entity) {
    return Row.of(
        BOOK.encode(entity.book),
        NUMBER.encode(entity.number),
        TEXT.encode(entity.text),
        SCAN.encode(entity.scan),
        SOUND.encode(entity.sound));
  }

  @Override
  public Archive.Page read(Row row) {
    Archive.Page entity = new Archive.Page();
    fill(row, entity);
    return entity;
  }

  @Override
  public void fill(Row row, Archive.Page entity) {
    entity.book = BOOK.decode(row);
    entity.number = NUMBER.decode(row);
    entity.text = TEXT.decode(row);
    entity.scan = SCAN.decode(row);
    entity.sound = SOUND.decode(row);
  }
}
