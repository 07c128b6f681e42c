package dev.rowan.docs.systems;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.docs.MarkdownPage;
import dev.rowan.docs.SourceTree;
import dev.rowan.sample.tour.RequestCount;
import dev.rowan.sample.tour.Screen;
import dev.rowan.sample.tour.Tour;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the page of each system against its package in the sample: sources, tables, costs, and what
 * the tour prints. {@code -Ddocs.update} rewrites these blocks, for a person to read the
 * difference.
 */
class SystemPagesTest {
  private static final SourceTree TREE = SourceTree.find();
  private static final SampleModel MODEL = SampleModel.read();
  private static final String PACKAGE = "dev.rowan.sample.";
  private static final String SOURCES = "sample-app/src/main/java/dev/rowan/sample/";

  /** A comment that names what the block below it has, then a fenced block or a table. */
  private static final Pattern BLOCK =
      Pattern.compile(
          "^<!-- (file: ([\\w/.]+)|tables|costs|printed) -->\\n(```\\w+\\n.*?^```\\n|(\\|[^\\n]*\\n)*)",
          Pattern.MULTILINE | Pattern.DOTALL);

  static List<String> systems() {
    try (Stream<Path> files = Files.walk(TREE.root().resolve(SOURCES))) {
      return files
          .filter(file -> file.getFileName().toString().endsWith("Tour.java"))
          .map(file -> file.getParent().getFileName().toString())
          .filter(name -> !name.equals("sample") && !name.equals("tour"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("systems")
  void thePageOfASystemShowsItAsItIs(String system) throws Exception {
    MarkdownPage page = TREE.page("docs/systems/" + system + ".md");
    Matcher blocks = BLOCK.matcher(page.text());
    StringBuilder current = new StringBuilder();
    while (blocks.find()) {
      blocks.appendReplacement(
          current, Matcher.quoteReplacement(block(blocks.toMatchResult(), system)));
    }
    blocks.appendTail(current);
    if (Boolean.getBoolean("docs.update")) {
      Files.writeString(page.file(), current);
    } else {
      assertThat(page.text()).isEqualTo(current.toString());
    }
    assertThat(page.text()).contains("<!-- tables -->\n", "<!-- costs -->\n", "<!-- printed -->\n");
  }

  @Test
  void eachPageIsListed() {
    assertThat(TREE.page("docs/systems/index.md").text())
        .contains(systems().stream().map(name -> "(" + name + ".md)").toList());
  }

  private static String block(MatchResult block, String system) throws Exception {
    String content =
        switch (block.group(1)) {
          case "tables" -> fenced("cql", MODEL.tables(PACKAGE + system));
          case "costs" -> MODEL.costs(PACKAGE + system);
          case "printed" -> fenced("text", printed(system));
          default -> fenced("java", source(block.group(2)));
        };
    return "<!-- %s -->\n%s".formatted(block.group(1), content);
  }

  private static String fenced(String language, String text) {
    return "```%s\n%s```\n".formatted(language, text);
  }

  /** Returns a source file without the line of its package. */
  private static String source(String name) {
    String text = TREE.text(TREE.root().resolve(SOURCES + name));
    return text.substring(text.indexOf('\n') + 2);
  }

  private static String printed(String system) throws Exception {
    String type = Character.toUpperCase(system.charAt(0)) + system.substring(1) + "Tour";
    Tour tour =
        Class.forName(PACKAGE + system + "." + type)
            .asSubclass(Tour.class)
            .getConstructor()
            .newInstance();
    RequestCount calls = new RequestCount();
    RowanOptions options = RowanOptions.defaults().withCallListener(calls);
    StringWriter out = new StringWriter();
    try (Rowan rowan = Rowan.connect("rowan:memory:", options)) {
      tour.show(rowan, new Screen(new PrintWriter(out, true), calls));
    }
    return out.toString().stripLeading();
  }
}
