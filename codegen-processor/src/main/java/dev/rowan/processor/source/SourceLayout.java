package dev.rowan.processor.source;

import java.util.ArrayList;
import java.util.List;

/** Formats source text as the project's formatter does, where JavaPoet differs. */
public final class SourceLayout {
  private static final int WIDTH = 100;

  private final List<String> lines = new ArrayList<>();

  private SourceLayout() {}

  /**
   * Returns the source with short comments and empty bodies on one line, and long constants on two.
   */
  public static String of(String source) {
    SourceLayout layout = new SourceLayout();
    source.lines().forEach(line -> layout.add(line.stripTrailing()));
    return String.join("\n", layout.lines) + "\n";
  }

  private void add(String line) {
    String text = line.strip();
    if (text.equals("*/") && isShortComment()) {
      String sentence = removeLast().strip().substring(2);
      lines.add(removeLast() + " " + sentence + " */");
    } else if (text.equals("}") && !lines.isEmpty() && lines.get(lines.size() - 1).endsWith("{")) {
      lines.add(removeLast() + "}");
    } else if (line.length() > WIDTH && text.endsWith(";") && assignment(line) >= 0) {
      int end = assignment(line) + 2;
      lines.add(line.substring(0, end));
      lines.add(indent(line) + "    " + line.substring(end + 1));
    } else {
      lines.add(line);
    }
  }

  /** Returns the place of an assignment before the first text; -1 if there is none. */
  private static int assignment(String line) {
    int text = line.indexOf('"');
    return (text < 0 ? line : line.substring(0, text)).indexOf(" = ");
  }

  private boolean isShortComment() {
    int size = lines.size();
    if (size < 2 || !lines.get(size - 2).strip().equals("/**")) {
      return false;
    }
    String sentence = lines.get(size - 1);
    return sentence.strip().startsWith("* ") && sentence.length() + "/* */".length() <= WIDTH;
  }

  private String removeLast() {
    return lines.remove(lines.size() - 1);
  }

  private static String indent(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }
}
