package library;

import dev.rowan.annotation.Udt;

/** A library that was compiled without the processor. */
public interface Library {
  @Udt
  record Address(String street, int zip) {}
}
