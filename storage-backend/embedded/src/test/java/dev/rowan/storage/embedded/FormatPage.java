package dev.rowan.storage.embedded;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The example tables of a page in {@code docs/format}. */
final class FormatPage {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private final List<Line> lines = new ArrayList<>();

  FormatPage(String name) {
    String header = "";
    for (String text : read(name)) {
      if (!text.startsWith("|")) {
        header = "";
      } else if (header.isEmpty()) {
        header = String.join("|", cells(text));
      } else if (!text.startsWith("|--")) {
        lines.add(new Line(header, cells(text)));
      }
    }
  }

  /** One line of a table, and the names of the table's columns. */
  record Line(String header, List<String> cells) {
    String cell(int index) {
      return cells.get(index);
    }

    @Override
    public String toString() {
      return String.join(" | ", cells);
    }
  }

  /** Returns the lines of all tables with these column names. */
  List<Line> under(String header) {
    return lines.stream().filter(line -> line.header().equals(header)).toList();
  }

  /** Returns the column names of every table. */
  Stream<String> headers() {
    return lines.stream().map(Line::header).distinct();
  }

  static String hex(byte[] bytes) {
    return HEX.formatHex(bytes);
  }

  /** Returns the bytes of a page's hexadecimal groups. */
  static byte[] bytes(String hex) {
    return HEX.parseHex(hex.replace(" ", ""));
  }

  private static List<String> cells(String line) {
    return Stream.of(line.substring(1, line.lastIndexOf('|')).split("\\|", -1))
        .map(cell -> cell.strip().replace("`", ""))
        .toList();
  }

  private static List<String> read(String name) {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
    }
    try {
      return Files.readAllLines(folder.resolve("docs/format").resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
