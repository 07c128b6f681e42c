package dev.rowan.processor.source;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.SourceVersion;

/** Gives out names that are not taken yet. Not thread-safe. */
public final class Names {
  private final Set<String> taken = new HashSet<>();

  /** Keeps names from being given out. */
  public Names without(Collection<String> names) {
    taken.addAll(names);
    return this;
  }

  /** The wished name, with a number behind it if it is taken or no name at all. */
  public String take(String wished) {
    String name = wished;
    for (int number = 2; !SourceVersion.isName(name) || !taken.add(name); number++) {
      name = wished + "_" + number;
    }
    return name;
  }
}
