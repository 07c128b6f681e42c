package shop.parts;

/** An immutable, generic class of another package. */
public final class Span<T> {
  private final T first;
  private final T last;

  public Span(T first, T last) {
    this.first = first;
    this.last = last;
  }

  public T first() {
    return first;
  }

  public T last() {
    return last;
  }
}
