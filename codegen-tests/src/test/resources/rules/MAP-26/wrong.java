package fixture;

import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.util.Currency;
import java.util.UUID;

@Entity
record Offer(
    @PartitionKey UUID id,
    // expect: MAP-26
    @ConvertedBy(CentsConverter.class) String title,
    // expect: MAP-26
    @ConvertedBy(AbstractConverter.class) Money price,
    // expect: MAP-26
    @ConvertedBy(InnerConverter.class) Money discount,
    // expect: MAP-26
    @ConvertedBy(ArgumentConverter.class) Money tax,
    // expect: MAP-26
    @ConvertedBy(ObjectConverter.class) Money deposit) {

  class InnerConverter extends CentsConverter {}
}

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

abstract class AbstractConverter extends CentsConverter {}

class ArgumentConverter extends CentsConverter {
  ArgumentConverter(Currency currency) {}
}

class ObjectConverter implements Converter<Money, Object> {
  @Override
  public Object toStored(Money value) {
    return value;
  }

  @Override
  public Money toJava(Object stored) {
    return (Money) stored;
  }
}
