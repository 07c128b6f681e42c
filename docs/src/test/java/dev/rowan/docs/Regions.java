package dev.rowan.docs;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of compiled sources that pages may show, by name. A part stands between two comment
 * lines, {@code tag::name[]} and {@code end::name[]}, and may hold further parts.
 */
record Regions(Map<String, String> byName) {

  /**
   * The sources of these pages, and those that run in the container of an integration or of a
   * rival.
   */
  private static final Pattern SOURCES =
      Pattern.compile(
          "(docs|benchmarks|integration/[\\w-]+|storage-backend/cassandra-launcher)/src/test/(java|versions)/");

  private static final Pattern REGION =
      Pattern.compile(
          "^ *// tag::([\\w-]+)\\[]\\n(.*?)^ *// end::\\1\\[]\\n",
          Pattern.MULTILINE | Pattern.DOTALL);
  private static final Pattern MARK = Pattern.compile("(?m)^ *// (tag|end)::[\\w-]+\\[]\\n");

  static Regions of(SourceTree tree) {
    Map<String, String> regions = new TreeMap<>();
    for (Path file : tree.javaFiles()) {
      if (SOURCES.matcher(tree.name(file)).lookingAt()) {
        collect(tree.text(file), regions);
      }
    }
    return new Regions(regions);
  }

  private static void collect(String source, Map<String, String> regions) {
    Matcher matcher = REGION.matcher(source);
    for (int from = 0; matcher.find(from); from = matcher.start(2)) {
      String text = MARK.matcher(matcher.group(2)).replaceAll("").stripIndent();
      if (regions.put(matcher.group(1), text) != null) {
        throw new AssertionError("two regions are named " + matcher.group(1));
      }
    }
  }
}
