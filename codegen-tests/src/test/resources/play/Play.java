package shop;

import dev.rowan.Rowan;

/** Scenes that are played on a new store in memory. */
public interface Play extends Runnable {
  void on(Rowan rowan);

  @Override
  default void run() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      on(rowan);
    }
  }
}
