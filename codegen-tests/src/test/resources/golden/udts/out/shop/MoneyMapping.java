package shop;

import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.TypeField;
import dev.rowan.mapping.UserTypeMapping;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.UserType;
import dev.rowan.spi.value.TupleValue;
import jakarta.annotation.Generated;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;

/** Maps {@link Money} to the user-defined type {@code money}. */
@Generated("dev.rowan.processor.RowanProcessor")
@NullUnmarked
@SuppressWarnings({"all", "deprecation", "exports", "removal"})
final class MoneyMapping implements UserTypeMapping<Money> {
  /** The only instance. */
  public static final MoneyMapping INSTANCE = new MoneyMapping();

  /** Field {@code type text}. */
  public static final TypeField<String> TYPE_2 = new TypeField<>("type", 0, Codecs.STRING);

  /** Field {@code amount decimal}. */
  public static final TypeField<BigDecimal> AMOUNT = new TypeField<>("amount", 1, Codecs.DECIMAL);

  /** The user-defined type {@code money}. */
  public static final UserType TYPE =
      new UserType("money", List.of(
          new UserType.Field("type", ScalarType.TEXT),
          new UserType.Field("amount", ScalarType.DECIMAL)));

  private MoneyMapping() {}

  @Override
  public UserType type() {
    return TYPE;
  }

  @Override
  public TupleValue write(Money value) {
    return TupleValue.of(
        TYPE_2.encode(value.getType()),
        AMOUNT.encode(value.amount));
  }

  @Override
  public Money read(TupleValue fields) {
    Money value = new Money();
    value.setType(TYPE_2.decode(fields));
    value.amount = AMOUNT.decode(fields);
    return value;
  }
}
