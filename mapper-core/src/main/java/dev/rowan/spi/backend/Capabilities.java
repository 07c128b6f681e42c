package dev.rowan.spi.backend;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * The capabilities of a backend. Rowan checks them when it creates a DAO, so a method that the
 * backend cannot execute fails at the start and not at the first call. Immutable.
 */
public record Capabilities(Set<Capability> all) {
  /** Copies the set. */
  public Capabilities {
    all = Set.copyOf(all);
  }

  /** Returns these capabilities, or none. */
  public static Capabilities of(Capability... capabilities) {
    return new Capabilities(Set.copyOf(Arrays.asList(capabilities)));
  }

  /** Returns whether the backend has a capability. */
  public boolean has(Capability capability) {
    return all.contains(capability);
  }

  /** Returns the capabilities that are also among these. */
  public Capabilities only(Capability... capabilities) {
    Set<Capability> both = EnumSet.noneOf(Capability.class);
    both.addAll(all);
    both.retainAll(Arrays.asList(capabilities));
    return new Capabilities(both);
  }
}
