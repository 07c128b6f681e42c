package shop;

import dev.rowan.annotation.Converter;

public final class PercentConverter implements Converter<Percent, Integer> {
  @Override
  public Integer toStored(Percent value) {
    return value.value();
  }

  @Override
  public Percent toJava(Integer stored) {
    return new Percent(stored);
  }
}
