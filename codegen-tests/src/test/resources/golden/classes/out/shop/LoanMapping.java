package shop;

import dev.rowan.annotation.Order;
import dev.rowan.mapping.BucketColumn;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.CalendarPeriod;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import jakarta.annotation.Generated;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Loan} to table {@code loan}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
public final class LoanMapping implements EntityMapping<Loan> {
  /** The only instance. */
  public static final LoanMapping INSTANCE = new LoanMapping();

  /** Column {@code reader text}, part of the partition key. */
  public static final Property<String> READER = new Property<>("reader", 0, Codecs.STRING);

  /** Column {@code month date}, part of the partition key. */
  public static final Property<LocalDate> MONTH = new Property<>("month", 1, Codecs.DATE);

  /** Column {@code at timestamp}, a clustering column. */
  public static final Property<Instant> AT = new Property<>("at", 2, Codecs.TIMESTAMP);

  /** Column {@code book text}. */
  public static final Property<String> BOOK = new Property<>("book", 3, Codecs.STRING);

  /** Column {@code returned boolean}. */
  public static final Property<Boolean> RETURNED =
      new Property<>("returned", 4, Codecs.orElse(Codecs.BOOLEAN, false));

  /** Computes {@code month} from {@code at}. */
  public static final BucketColumn<Instant, LocalDate> MONTH_OF_AT = new BucketColumn<>(
      MONTH,
      AT,
      new CalendarPeriod(ChronoUnit.MONTHS, 1),
      0,
      CalendarPeriod::dayOf);

  /** The table {@code loan}. */
  public static final TableSchema TABLE =
      TableSchema.named("loan")
          .partitionKey("reader", ScalarType.TEXT)
          .partitionKey("month", ScalarType.DATE)
          .clustering("at", ScalarType.TIMESTAMP, Order.ASC)
          .column("book", ScalarType.TEXT)
          .column("returned", ScalarType.BOOLEAN)
          .layout("month = 1 MONTHS of at")
          .build();

  private LoanMapping() {}

  @Override
  public Class<Loan> type() {
    return Loan.class;
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
    return List.of(READER, MONTH, AT, BOOK, RETURNED);
  }

  @Override
  public Loan withComputed(Loan entity, Row row) {
    return Loan.builder()
        .reader(entity.getReader())
        .month(MONTH.decode(row))
        .setAt(entity.getAt())
        .withBook(entity.getBook())
        .returned(entity.isReturned())
        .build();
  }

  @Override
  public Row write(Loan entity) {
    return Row.of(
        READER.encode(entity.getReader()),
        MONTH_OF_AT.encodeKey(entity.getAt()),
        AT.encode(entity.getAt()),
        BOOK.encode(entity.getBook()),
        RETURNED.encode(entity.isReturned()));
  }

  @Override
  public Loan read(Row row) {
    return Loan.builder()
        .reader(READER.decode(row))
        .month(MONTH.decode(row))
        .setAt(AT.decode(row))
        .withBook(BOOK.decode(row))
        .returned(RETURNED.decode(row))
        .build();
  }
}
