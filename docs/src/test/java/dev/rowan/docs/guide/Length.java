package dev.rowan.docs.guide;

import dev.rowan.annotation.Converter;

/** A length of a library, which cannot have annotations of ours. */
public final class Length {
  private final double metres;

  private Length(double metres) {
    this.metres = metres;
  }

  /** Returns a length. */
  public static Length metres(double metres) {
    return new Length(metres);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Length length && length.metres == metres;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(metres);
  }

  @Override
  public String toString() {
    return metres + " m";
  }

  /** Stores millimetres. */
  // tag::api-converter[]
  public static final class InMillimetres implements Converter<Length, Integer> {
    @Override
    public Integer toStored(Length length) {
      return Math.toIntExact(Math.round(length.metres * 1000)); // too long: refused
    }

    @Override
    public Length toJava(Integer stored) {
      return Length.metres(stored / 1000.0);
    }
  }
  // end::api-converter[]
}
