package dev.rowan.processor;

import dev.rowan.processor.diagnostic.NearName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The processor options. The name of each begins with {@code -Arowan.}
 *
 * @param injectable whether generated DAOs have the annotations of Jakarta Inject
 * @param docs the base address of the pages about codes
 * @param complaints the errors in the options, one line each
 */
record Options(boolean injectable, Optional<String> docs, List<String> complaints) {
  static final String COMPONENT = "rowan.component";
  static final String DOCS = "rowan.docs";

  private static final String PREFIX = "rowan.";
  private static final Set<String> KNOWN = Set.of(COMPONENT, DOCS);
  private static final List<String> COMPONENTS = List.of("jakarta", "none");

  Options {
    complaints = List.copyOf(complaints);
  }

  static Options of(Map<String, String> given) {
    List<String> complaints = new ArrayList<>();
    for (String name : new TreeSet<>(given.keySet())) {
      if (name.startsWith(PREFIX) && !KNOWN.contains(name)) {
        complaints.add("Rowan has no option `-A" + name + "`" + NearName.question(name, KNOWN));
      }
    }
    String component = given.getOrDefault(COMPONENT, COMPONENTS.get(0));
    if (!COMPONENTS.contains(component)) {
      complaints.add(
          "`-A%s=%s` is unknown: expected one of %s%s"
              .formatted(
                  COMPONENT,
                  component,
                  String.join(", ", COMPONENTS),
                  NearName.question(component, COMPONENTS)));
    }
    Optional<String> docs = Optional.ofNullable(given.get(DOCS)).filter(base -> !base.isBlank());
    return new Options(!component.equals("none"), docs, complaints);
  }
}
