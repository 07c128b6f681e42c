package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Visits} to table {@code visits}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class VisitsMapping implements EntityMapping<Visits> {
  /** The only instance. */
  public static final VisitsMapping INSTANCE = new VisitsMapping();

  /** Column {@code depot text}, part of the partition key. */
  public static final Property<String> DEPOT = new Property<>("depot", 0, Codecs.STRING);

  /** Column {@code number counter}. */
  public static final Property<Long> NUMBER =
      new Property<>("number", 1, Codecs.orElse(Codecs.LONG, 0L));

  /** Column {@code late counter}. */
  public static final Property<Long> LATE =
      new Property<>("late", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code visits}. */
  public static final TableSchema TABLE =
      TableSchema.named("visits")
          .partitionKey("depot", ScalarType.TEXT)
          .column("number", CounterType.COUNTER)
          .column("late", CounterType.COUNTER)
          .build();

  private VisitsMapping() {}

  @Override
  public Class<Visits> type() {
    return Visits.class;
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
    return List.of(DEPOT, NUMBER, LATE);
  }

  @Override
  public Row write(Visits entity) {
    return Row.of(
        DEPOT.encode(entity.depot()),
        NUMBER.encode(entity.number()),
        LATE.encode(entity.late()));
  }

  @Override
  public Visits read(Row row) {
    return new Visits(
        DEPOT.decode(row),
        NUMBER.decode(row),
        LATE.decode(row));
  }
}
