package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import java.util.List;
import java.util.UUID;

/** One version of a program that finds members by an index of their names. */
public interface MemberProgram {
  /** Opens the tables. */
  void prepare(Rowan rowan);

  /** Stores a member. */
  void save(UUID id, String name);

  /** Returns the members with a name. */
  List<UUID> named(String name);

  /** Executes the last step of this version. */
  void end(Rowan rowan);
}
