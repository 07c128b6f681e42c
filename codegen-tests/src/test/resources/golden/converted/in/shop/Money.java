package shop;

import dev.rowan.annotation.ConvertedBy;
import java.math.BigDecimal;
import java.util.Currency;

/** An amount of a currency, stored as text such as {@code EUR 12.50}. */
@ConvertedBy(Money.AsText.class)
public record Money(Currency currency, BigDecimal amount) {
  static final class AsText extends Reversed<String> {
    @Override
    public String toStored(Money value) {
      return value.currency() + " " + value.amount();
    }

    @Override
    public Money toJava(String stored) {
      String[] parts = stored.split(" ", 2);
      return new Money(Currency.getInstance(parts[0]), new BigDecimal(parts[1]));
    }
  }

  abstract static class Reversed<S> implements dev.rowan.annotation.Converter<Money, S> {}
}
