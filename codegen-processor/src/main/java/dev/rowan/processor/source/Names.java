package dev.rowan.processor.source;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Chooses names that are not in use yet. Not thread-safe. */
public final class Names {
  private final Set<String> taken = new HashSet<>();

  /** Excludes names. */
  public Names without(Collection<String> names) {
    taken.addAll(names);
    return this;
  }

  /** Returns the requested name, with a number appended if it is in use or is not a valid name. */
  public String take(String preferred) {
    String name = preferred;
    for (int number = 2; !SourceVersion.isName(name) || !taken.add(name); number++) {
      name = preferred + "_" + number;
    }
    return name;
  }
}
