package dev.rowan.docs;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The examples in the Javadoc of one source file. An example is a comment that names a region,
 * followed by a {@code pre} block with the text of that region.
 */
record JavadocExamples(Path file, String text) {
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "^( +)\\* <!-- tag: ([\\w-]+) -->\\n"
              + "\\1\\*\\n"
              + "\\1\\* <pre>\\{@code\\n"
              + "(.*?)^\\1\\* }</pre>$",
          Pattern.MULTILINE | Pattern.DOTALL);

  /**
   * One example.
   *
   * @param region the name of the region
   * @param code the lines of the example as they stand in the comment
   * @param indent the spaces before the asterisk of each line
   */
  record Example(String region, String code, String indent) {
    /** Returns the lines that a comment of the same indent shows for a region's text. */
    String expected(String text) {
      StringBuilder lines = new StringBuilder();
      text.stripTrailing()
          .stripIndent()
          .lines()
          .forEach(line -> lines.append(indent).append((" * " + line).strip()).append('\n'));
      return lines.toString();
    }

    private static Example of(MatchResult found) {
      return new Example(found.group(2), found.group(3), found.group(1));
    }
  }

  static List<JavadocExamples> all(SourceTree tree) {
    return tree.mainTypes().stream()
        .map(file -> new JavadocExamples(file, tree.text(file)))
        .filter(source -> source.text().contains("* <!-- tag: "))
        .toList();
  }

  List<Example> examples() {
    return EXAMPLE.matcher(text).results().map(Example::of).toList();
  }

  /** Returns how many comments name a region, whether or not a block follows. */
  long tags() {
    return Pattern.compile("\\* <!-- tag: ").matcher(text).results().count();
  }

  /** Returns the file with each example replaced by the text of its region. */
  JavadocExamples updated(Regions regions) {
    String updated =
        EXAMPLE
            .matcher(text)
            .replaceAll(
                found -> {
                  Example example = Example.of(found);
                  String code = regions.byName().get(example.region());
                  String lines = code == null ? example.code() : example.expected(code);
                  String block =
                      found.group().substring(0, found.start(3) - found.start())
                          + lines
                          + found.group().substring(found.end(3) - found.start());
                  return Matcher.quoteReplacement(block);
                });
    return new JavadocExamples(file, updated);
  }
}
