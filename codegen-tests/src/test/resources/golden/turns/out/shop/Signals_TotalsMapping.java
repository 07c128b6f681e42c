package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CounterType;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Signals.Totals} to table {@code totals}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class Signals_TotalsMapping implements EntityMapping<Signals.Totals> {
  /** The only instance. */
  public static final Signals_TotalsMapping INSTANCE = new Signals_TotalsMapping();

  /** Column {@code source text}, part of the partition key. */
  public static final Property<String> SOURCE = new Property<>("source", 0, Codecs.STRING);

  /** Column {@code day date}, a clustering column. */
  public static final Property<LocalDate> DAY = new Property<>("day", 1, Codecs.DATE);

  /** Column {@code signals counter}. */
  public static final Property<Long> SIGNALS =
      new Property<>("signals", 2, Codecs.orElse(Codecs.LONG, 0L));

  /** The table {@code totals}. */
  public static final TableSchema TABLE =
      TableSchema.named("totals")
          .partitionKey("source", ScalarType.TEXT)
          .clustering("day", ScalarType.DATE, Order.ASC)
          .column("signals", CounterType.COUNTER)
          .build();

  private Signals_TotalsMapping() {}

  @Override
  public Class<Signals.Totals> type() {
    return Signals.Totals.class;
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
    return List.of(SOURCE, DAY, SIGNALS);
  }

  @Override
  public Row write(Signals.Totals entity) {
    return Row.of(
        SOURCE.encode(entity.source()),
        DAY.encode(entity.day()),
        SIGNALS.encode(entity.signals()));
  }

  @Override
  public Signals.Totals read(Row row) {
    return new Signals.Totals(
        SOURCE.decode(row),
        DAY.decode(row),
        SIGNALS.decode(row));
  }
}
