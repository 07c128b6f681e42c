package dev.rowan.storage.cassandra.fault;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The table of the guide that lists the outcome of each kind of call with each fault. */
final class FaultPage {
  private static final String HEADER =
      "| reported | a write | counter, list | several partitions | condition | read |";

  private FaultPage() {}

  /** One line: the fault, and for each {@link Work.Column} the expected outcome, or "–". */
  record Line(String fault, Map<String, String> expected) {
    String expected(Work.Column column) {
      return expected.get(column.title());
    }
  }

  static List<Line> lines() {
    List<String> page = read();
    List<Line> lines = new ArrayList<>();
    int header = page.indexOf(HEADER);
    if (header < 0) {
      throw new AssertionError("the page has no such table: " + HEADER);
    }
    List<String> titles = cells(HEADER);
    for (String line : page.subList(header + 2, page.size())) {
      if (!line.startsWith("|")) {
        break;
      }
      List<String> cells = cells(line);
      Map<String, String> expected = new HashMap<>();
      for (int i = 1; i < titles.size(); i++) {
        expected.put(titles.get(i), cells.get(i));
      }
      lines.add(new Line(cells.get(0), expected));
    }
    return lines;
  }

  private static List<String> cells(String line) {
    return Stream.of(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
        .map(String::strip)
        .toList();
  }

  private static List<String> read() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
    }
    try {
      return Files.readAllLines(folder.resolve("docs/guide/cluster.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
