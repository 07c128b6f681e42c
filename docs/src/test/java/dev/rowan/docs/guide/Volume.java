package dev.rowan.docs.guide;

import dev.rowan.annotation.Converter;

// tag::volume[]
public record Volume(double cubicMetres) {
  public static final class InLiters implements Converter<Volume, Integer> {
    @Override
    public Integer toStored(Volume volume) {
      return Math.toIntExact(Math.round(volume.cubicMetres() * 1000));
    }

    @Override
    public Volume toJava(Integer liters) {
      return new Volume(liters / 1000.0);
    }
  }
}
// end::volume[]
