package dev.rowan.docs.guide;

// tag::money[]
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import java.math.BigDecimal;
import java.util.Currency;

@ConvertedBy(Money.AsText.class)
public record Money(BigDecimal amount, Currency currency) {

  /** Stores {@code 12.50 EUR}. */
  public static final class AsText implements Converter<Money, String> {
    @Override
    public String toStored(Money money) {
      return money.amount() + " " + money.currency();
    }

    @Override
    public Money toJava(String stored) {
      String[] parts = stored.split(" ", 2);
      return new Money(new BigDecimal(parts[0]), Currency.getInstance(parts[1]));
    }
  }
}
// end::money[]
