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

/** Maps {@link Task} to table {@code task}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class TaskMapping implements EntityMapping<Task> {
  /** The only instance. */
  public static final TaskMapping INSTANCE = new TaskMapping();

  /** Column {@code list text}, part of the partition key. */
  public static final Property<String> LIST = new Property<>("list", 0, Codecs.STRING);

  /** Column {@code number int}, a clustering column. */
  public static final Property<Integer> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.INTEGER, 0));

  /** Column {@code text text}. */
  public static final Property<String> TEXT = new Property<>("text", 2, Codecs.STRING);

  /** The table {@code task}. */
  public static final TableSchema TABLE =
      TableSchema.named("task")
          .partitionKey("list", ScalarType.TEXT)
          .clustering("number", ScalarType.INT, Order.ASC)
          .column("text", ScalarType.TEXT)
          .build();

  private TaskMapping() {}

  @Override
  public Class<Task> type() {
    return Task.class;
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
    return List.of(LIST, NUMBER, TEXT);
  }

  @Override
  public Row write(Task entity) {
    return Row.of(
        LIST.encode(entity.list()),
        NUMBER.encode(entity.number()),
        TEXT.encode(entity.text()));
  }

  @Override
  public Task read(Row row) {
    return new Task(
        LIST.decode(row),
        NUMBER.decode(row),
        TEXT.decode(row));
  }
}
