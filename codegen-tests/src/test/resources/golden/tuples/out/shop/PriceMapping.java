package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TupleMapping;
import dev.rowan.mapping.TypeField;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TupleType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Price} to the tuple {@code frozen<tuple<text, decimal>>}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class PriceMapping implements TupleMapping<Price> {
  /** The only instance. */
  public static final PriceMapping INSTANCE = new PriceMapping();

  /** Field {@code currency text}. */
  public static final TypeField<String> CURRENCY = new TypeField<>("currency", 0, Codecs.STRING);

  /** Field {@code amount decimal}. */
  public static final TypeField<BigDecimal> AMOUNT = new TypeField<>("amount", 1, Codecs.DECIMAL);

  /** The tuple {@code frozen<tuple<text, decimal>>}. */
  public static final TupleType TYPE =
      new TupleType(List.of(ScalarType.TEXT, ScalarType.DECIMAL));

  private PriceMapping() {}

  @Override
  public TupleType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Price value) {
    return TupleValue.of(
        CURRENCY.encode(value.getCurrency()),
        AMOUNT.encode(value.amount));
  }

  @Override
  public Price read(TupleValue fields) {
    Price value = new Price();
    value.setCurrency(CURRENCY.decode(fields));
    value.amount = AMOUNT.decode(fields);
    return value;
  }
}
