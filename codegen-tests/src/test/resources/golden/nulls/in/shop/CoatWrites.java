package shop;

import dev.rowan.annotation.Insert;

/** Inherited by DAOs, each with its own meaning of null. */
public interface CoatWrites {
  @Insert
  void inherited(Coat coat);
}
