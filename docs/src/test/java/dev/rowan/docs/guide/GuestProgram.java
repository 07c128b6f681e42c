package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import java.util.Optional;
import java.util.UUID;

/** One version of a program that stores guests. */
public interface GuestProgram {
  /** Opens the table. */
  void prepare(Rowan rowan);

  /** Stores a guest. */
  void save(UUID id, String name);

  /** Returns the name of a guest. */
  Optional<String> name(UUID id);

  /** Executes the last step of this version. */
  void end(Rowan rowan);
}
