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

/** The tables of the guide that list the outcome of each kind of call with each fault. */
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
    return lines(HEADER);
  }

  /** Returns the cells of one line of the table with this header, by their titles. */
  static Map<String, String> line(String header, String first) {
    return lines(header).stream()
        .filter(line -> line.fault().equals(first))
        .map(Line::expected)
        .findFirst()
        .orElseThrow(() -> new AssertionError("the table has no line: " + first));
  }

  private static List<Line> lines(String header) {
    List<String> page = read();
    List<Line> lines = new ArrayList<>();
    int start = page.indexOf(header);
    if (start < 0) {
      throw new AssertionError("the page has no such table: " + header);
    }
    List<String> titles = cells(header);
    for (String line : page.subList(start + 2, page.size())) {
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
