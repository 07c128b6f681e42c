package shop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Makes bags with the last row first. */
final class Reversed {
  private Reversed() {}

  static <T> Bag<T> bag(List<? extends T> rows) {
    List<T> reversed = new ArrayList<>(rows);
    Collections.reverse(reversed);
    return new Bag<>(reversed);
  }
}
