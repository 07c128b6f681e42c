package dev.rowan.processor;

import dev.rowan.processor.check.Severities;
import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.generate.Container;
import dev.rowan.processor.model.SchemaSnapshot;
import dev.rowan.processor.quantity.ClusterFacts;
import dev.rowan.processor.quantity.DesignLimit;
import dev.rowan.processor.read.SnapshotReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The processor options. The name of each begins with {@code -Arowan.}
 *
 * @param container the container whose annotations generated DAOs have
 * @param docs the base address of the pages about codes
 * @param facts what is stated about the cluster
 * @param severities what is stated about the severities of rules
 * @param baseline the file with accepted findings
 * @param writesBaseline whether the findings of this compilation are written to that file
 * @param snapshot the file with the stored schema
 * @param writesSnapshot whether the schema of this compilation is written to that file
 * @param timing whether the processor prints the time that it takes
 * @param complaints the errors in the options, one line each
 */
record ProcessorOptions(
    Container container,
    Optional<String> docs,
    ClusterFacts facts,
    Severities severities,
    Optional<Path> baseline,
    boolean writesBaseline,
    Optional<Path> snapshot,
    boolean writesSnapshot,
    boolean timing,
    List<String> complaints) {
  static final String COMPONENT = "rowan.component";
  static final String DOCS = "rowan.docs";

  private static final String PREFIX = "rowan.";
  private static final String NODES = "rowan.nodes";
  private static final String PROFILE = "rowan.profile";
  private static final String BASELINE = "rowan.baseline";
  private static final String WRITE_BASELINE = "rowan.baseline.write";
  private static final String SNAPSHOT = "rowan.snapshot";
  private static final String WRITE_SNAPSHOT = "rowan.snapshot.write";
  private static final String ALL = "all";
  private static final String TIMING = "rowan.timing";
  private static final String RULES = "rowan.rules";
  private static final String LIMIT = "rowan.limit.";
  private static final int MOST_NODES = 100_000;
  private static final Pattern BOUNDS = Pattern.compile("(\\d{1,15})(?:/(\\d{1,15}))?");
  private static final Map<String, Optional<Severity>> LEVELS =
      Map.of(
          "error", Optional.of(Severity.ERROR),
          "warning", Optional.of(Severity.WARNING),
          "note", Optional.of(Severity.NOTE),
          "off", Optional.empty());
  private static final Map<String, String> EXAMPLES =
      Map.of(BASELINE, "design-baseline.txt", SNAPSHOT, "src/main/rowan/schema.cql");
  private static final List<String> COMPONENTS = Container.options();

  ProcessorOptions {
    complaints = List.copyOf(complaints);
  }

  /** Returns the names of all options. */
  static Set<String> names() {
    return Stream.concat(
            Stream.of(
                COMPONENT,
                DOCS,
                NODES,
                PROFILE,
                RULES,
                BASELINE,
                WRITE_BASELINE,
                SNAPSHOT,
                WRITE_SNAPSHOT,
                TIMING),
            DesignLimit.options().stream().map(LIMIT::concat))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static ProcessorOptions of(Map<String, String> given) {
    List<String> complaints = new ArrayList<>();
    for (String name : new TreeSet<>(given.keySet())) {
      if (name.startsWith(PREFIX) && !names().contains(name)) {
        complaints.add("Rowan has no option `-A" + name + "`" + NearName.question(name, names()));
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
    Profile profile = profile(given, complaints);
    Optional<Path> snapshot = file(given, SNAPSHOT, WRITE_SNAPSHOT, complaints);
    boolean writesSnapshot = writesSnapshot(given, complaints);
    return new ProcessorOptions(
        Container.of(component),
        docs,
        new ClusterFacts(
            nodes(given, complaints),
            limits(given, profile, complaints),
            snapshot
                .filter(file -> !ALL.equals(given.get(WRITE_SNAPSHOT)))
                .filter(file -> exists(file, SNAPSHOT, WRITE_SNAPSHOT, writesSnapshot, complaints))
                .map(file -> stored(file, complaints))
                .orElse(SchemaSnapshot.NONE)),
        severities(given, profile, complaints),
        baseline(given, complaints),
        Boolean.parseBoolean(given.get(WRITE_BASELINE)),
        snapshot,
        writesSnapshot,
        given.containsKey(TIMING) && !"false".equals(given.get(TIMING)),
        complaints);
  }

  private static Profile profile(Map<String, String> given, List<String> complaints) {
    String name = given.getOrDefault(PROFILE, Profile.DEFAULT.option());
    Optional<Profile> named = Profile.named(name);
    if (named.isEmpty()) {
      complaints.add(
          "`-A%s=%s` is unknown: expected one of %s%s"
              .formatted(
                  PROFILE,
                  name,
                  String.join(", ", Profile.options()),
                  NearName.question(name, Profile.options())));
    }
    return named.orElse(Profile.DEFAULT);
  }

  private static Optional<Path> baseline(Map<String, String> given, List<String> complaints) {
    boolean writes = Boolean.parseBoolean(given.get(WRITE_BASELINE));
    return file(given, BASELINE, WRITE_BASELINE, complaints)
        .filter(file -> writes || exists(file, BASELINE, WRITE_BASELINE, false, complaints));
  }

  /** Returns the file of an option; complains if the option that writes it has no file. */
  private static Optional<Path> file(
      Map<String, String> given, String option, String writing, List<String> complaints) {
    Optional<Path> file =
        Optional.ofNullable(given.get(option)).filter(path -> !path.isBlank()).map(Path::of);
    if (given.containsKey(writing) && file.isEmpty()) {
      complaints.add(
          "`-A%s` needs the file: `-A%s=%s`".formatted(writing, option, EXAMPLES.get(option)));
    }
    return file;
  }

  /** Returns whether the file of an option exists; complains about a file that nothing writes. */
  private static boolean exists(
      Path file, String option, String writing, boolean written, List<String> complaints) {
    boolean exists = Files.isRegularFile(file);
    if (!exists && !written) {
      complaints.add(
          "`-A%s=%s` does not exist; `-A%s=true` writes it".formatted(option, file, writing));
    }
    return exists;
  }

  private static boolean writesSnapshot(Map<String, String> given, List<String> complaints) {
    String text = given.getOrDefault(WRITE_SNAPSHOT, "false");
    if (!List.of("true", "false", ALL).contains(text)) {
      complaints.add(
          "`-A%s=%s` is unknown: expected true, false, or all, which accepts every change"
              .formatted(WRITE_SNAPSHOT, text));
    }
    return text.equals("true") || text.equals(ALL);
  }

  private static SchemaSnapshot stored(Path file, List<String> complaints) {
    try {
      return SnapshotReader.read(file);
    } catch (IOException failure) {
      complaints.add("the snapshot `%s` cannot be read: %s".formatted(file, failure.getMessage()));
      return SchemaSnapshot.NONE;
    }
  }

  private static OptionalInt nodes(Map<String, String> given, List<String> complaints) {
    String text = given.getOrDefault(NODES, "");
    if (text.matches("[1-9]\\d{0,5}") && Integer.parseInt(text) <= MOST_NODES) {
      return OptionalInt.of(Integer.parseInt(text));
    }
    if (given.containsKey(NODES)) {
      complaints.add("`-A%s=%s` is no number of nodes, such as 12".formatted(NODES, text));
    }
    return OptionalInt.empty();
  }

  private static Map<DesignLimit, ClusterFacts.Changed> limits(
      Map<String, String> given, Profile profile, List<String> complaints) {
    Map<DesignLimit, ClusterFacts.Changed> changed = new EnumMap<>(DesignLimit.class);
    profile
        .limits()
        .forEach(
            (limit, bounds) ->
                changed.put(
                    limit,
                    new ClusterFacts.Changed(
                        bounds, "-A%s=%s".formatted(PROFILE, profile.option()))));
    for (DesignLimit limit : DesignLimit.values()) {
      String name = LIMIT + limit.option();
      if (given.containsKey(name)) {
        String text = String.valueOf(given.get(name));
        Matcher bounds = BOUNDS.matcher(text);
        if (bounds.matches()) {
          changed.put(limit, new ClusterFacts.Changed(bounds(limit, bounds), "-A" + name));
        } else {
          complaints.add(
              "`-A%s=%s` is no limit, such as 50000, or 50000/500000 with the limit for errors"
                  .formatted(name, text));
        }
      }
    }
    return changed;
  }

  private static Severities severities(
      Map<String, String> given, Profile profile, List<String> complaints) {
    Map<String, Optional<Severity>> changed = new HashMap<>();
    profile.severities().forEach((code, severity) -> changed.put(code, Optional.of(severity)));
    String text = given.getOrDefault(RULES, "");
    for (String each : given.containsKey(RULES) ? text.split(",", -1) : new String[0]) {
      String[] parts = each.strip().split(":", -1);
      String code = parts[0];
      if (parts.length != 2 || !LEVELS.containsKey(parts[1])) {
        complaints.add(
            "`-A%s=%s` is no list of rules, such as KEY-04:error,SIZ-07:off, with error, warning, note or off"
                .formatted(RULES, text));
      } else if (Severities.isAlwaysError(code)) {
        complaints.add("`-A%s`: `%s` is always an error".formatted(RULES, code));
      } else if (!Severities.changeable().contains(code)) {
        complaints.add(
            "`-A%s`: there is no rule `%s`%s"
                .formatted(RULES, code, NearName.question(code, Severities.changeable())));
      } else {
        changed.put(code, LEVELS.get(parts[1]));
      }
    }
    return new Severities(changed);
  }

  /** One number is the bound for warnings; the bound for errors is at least as high. */
  private static DesignLimit.Bounds bounds(DesignLimit limit, Matcher text) {
    double warning = Double.parseDouble(text.group(1));
    double error =
        text.group(2) == null
            ? Math.max(warning, limit.bounds().error())
            : Double.parseDouble(text.group(2));
    return new DesignLimit.Bounds(Math.min(warning, error), error);
  }
}
