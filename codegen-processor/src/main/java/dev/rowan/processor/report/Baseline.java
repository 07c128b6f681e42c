package dev.rowan.processor.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.processor.diagnostic.Finding;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.read.SourcePositions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The accepted findings of old code, one line of a file each: code, declaration, and the names in
 * the headline. A line has no number and no line number, so that it stays valid if other code
 * changes. Not thread-safe.
 */
public final class Baseline {
  private static final Pattern NAME = Pattern.compile("`([^`]+)`");
  private static final String COMMENT = "#";
  private static final String HEAD =
      """
      # Findings of Rowan that are accepted, one in each line: code, declaration, names.
      # Written by -Arowan.baseline.write=true. Remove a line to see its finding again.
      """;

  private final SourcePositions places;
  private final boolean writes;
  private final Set<String> accepted;
  private final Set<String> found = new TreeSet<>();
  private final Set<String> examined = new TreeSet<>();

  private Baseline(ProcessingEnvironment environment, boolean writes, Set<String> accepted) {
    this.places = new SourcePositions(environment.getElementUtils());
    this.writes = writes;
    this.accepted = accepted;
  }

  /**
   * Returns the findings that a file accepts.
   *
   * @param file the file; if empty, no finding is accepted
   * @param writes whether all findings are accepted, to be written to the file
   * @throws IOException if the file cannot be read
   */
  public static Baseline of(ProcessingEnvironment environment, Optional<Path> file, boolean writes)
      throws IOException {
    Set<String> lines = new TreeSet<>();
    if (file.isPresent() && !writes) {
      Files.readAllLines(file.get(), UTF_8).stream()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith(COMMENT))
          .forEach(lines::add);
    }
    return new Baseline(environment, file.isPresent() && writes, lines);
  }

  /** Returns a baseline that accepts no finding. */
  public static Baseline none(ProcessingEnvironment environment) {
    return new Baseline(environment, false, Set.of());
  }

  /** Whether a finding is accepted. */
  public boolean accepts(Finding finding) {
    String line = line(finding);
    if (writes || accepted.contains(line)) {
      found.add(line);
      return true;
    }
    return false;
  }

  /** Remembers the types of a design, so that lines about them can be stale. */
  public void examined(Design design) {
    design.entities().stream()
        .filter(entity -> entity.provenance() == EntityModel.Provenance.THIS_ROUND)
        .forEach(entity -> examined.add(entity.origin().type()));
    design.udts().stream()
        .map(UdtModel::mapped)
        .filter(mapped -> mapped.provenance() == EntityModel.Provenance.THIS_ROUND)
        .forEach(mapped -> examined.add(mapped.origin().type()));
    design.daos().forEach(dao -> examined.add(dao.dao().origin().type()));
  }

  /** Returns the lines about examined types that no finding has. */
  public List<String> stale() {
    return accepted.stream()
        .filter(line -> !found.contains(line))
        .filter(line -> examined.contains(typeOf(line)))
        .toList();
  }

  /** Writes the findings of this compilation, in order of their text; returns their number. */
  public int write(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Files.writeString(
        file, HEAD + found.stream().map(line -> line + "\n").collect(Collectors.joining()), UTF_8);
    return found.size();
  }

  private String line(Finding finding) {
    String names =
        NAME.matcher(finding.headline())
            .results()
            .map((MatchResult name) -> " " + name.group(1).replaceAll("\\s+", ""))
            .sorted()
            .collect(Collectors.joining());
    return finding.code() + " " + declaration(finding.origin()) + names;
  }

  /** The type, and the name of the field or method. A method has its parameter types. */
  private String declaration(Origin origin) {
    Origin member = Origin.ofType(origin.type()).withMember(origin.member());
    Optional<Element> element = places.find(member).map(SourcePositions.Place::element);
    return element.isEmpty() || element.get() instanceof TypeElement
        ? origin.type()
        : origin.type() + "#" + element.get().toString().replaceAll("\\s+", "");
  }

  private static String typeOf(String line) {
    List<String> parts = new ArrayList<>(List.of(line.split("[ #]", -1)));
    return parts.size() > 1 ? parts.get(1) : "";
  }
}
