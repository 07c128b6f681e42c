package fixture;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.List;
import java.util.UUID;

@Entity
record Offer(
    @PartitionKey UUID id,
    @ConvertedBy(CentsConverter.class) Money price,
    @ConvertedBy(CentsConverter.class) List<Money> discounts) {}

record Money(BigDecimal amount, Currency currency) {}

class CentsConverter implements Converter<Money, Long> {
  @Override
  public Long toStored(Money value) {
    return value.amount().movePointRight(2).longValueExact();
  }

  @Override
  public Money toJava(Long stored) {
    return new Money(BigDecimal.valueOf(stored, 2), Currency.getInstance("EUR"));
  }
}
