package shop;

/** A share in percent, converted by the package's converter. */
public final class Percent {
  private final int value;

  public Percent(int value) {
    this.value = value;
  }

  public int value() {
    return value;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Percent percent && percent.value == value;
  }

  @Override
  public int hashCode() {
    return value;
  }
}
