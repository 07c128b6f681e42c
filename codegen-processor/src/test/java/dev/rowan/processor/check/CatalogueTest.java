package dev.rowan.processor.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.rule.DesignRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A rule is complete: listed, with code, page, and fixtures that show it wrong and right. */
class CatalogueTest {
  private static final Path PAGES = Path.of("../docs/rules");
  private static final Path SOURCES = Path.of("src/main/java/dev/rowan/processor");
  private static final Pattern IMPORTS =
      Pattern.compile("(?m)^import .*;\\n\\n?|^package .*;\\n\\n");

  private static List<DesignRule> codes() {
    return Rules.ALL.stream().map(Rules::codeOf).toList();
  }

  @Test
  void everyRuleClassIsListedOnce() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      List<String> classes =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .filter(file -> text(file).contains("\n@DesignRule("))
              .map(file -> file.getFileName().toString().replace(".java", ""))
              .toList();
      assertThat(Rules.ALL.stream().map(rule -> rule.getClass().getSimpleName()))
          .containsExactlyInAnyOrderElementsOf(classes);
    }
  }

  @Test
  void codesAreUniqueAndOfAKnownFamily() {
    assertThat(codes().stream().map(DesignRule::code))
        .doesNotHaveDuplicates()
        .allMatch(code -> code.matches("(KEY|SIZ|QRY|IDX|TTL|CNS|MAP|DAO|SUP)-\\d{2}"));
  }

  @Test
  void everyRuleHasAPageThatShowsItsFixtures() {
    for (DesignRule rule : codes()) {
      String page = text(PAGES.resolve(rule.code() + ".md"));
      assertThat(page)
          .as(rule.code())
          .matches("(?s)# " + rule.code() + " [a-z-]+\\n.*")
          .contains("\n## What\n", "\n## Why\n", "\n## Wrong\n", "\n## Right\n")
          .contains("\n## When to suppress\n");
      assertThat(page.contains("Never: it is an error."))
          .as("%s: whether it can be suppressed", rule.code())
          .isEqualTo(rule.severity() == Severity.ERROR);
      Path fixtures = RuleFixturesTest.RULES.resolve(rule.code());
      assertThat(javaBlocks(page))
          .as("%s: code on its page", rule.code())
          .containsExactly(
              body(fixtures.resolve("wrong.java")), body(fixtures.resolve("right.java")));
    }
  }

  @Test
  void everyPageIsOfARule() throws IOException {
    List<String> expected = new ArrayList<>(codes().stream().map(DesignRule::code).toList());
    expected.addAll(List.of("INT-01", "INT-02", "INT-03", "index"));
    try (Stream<Path> files = Files.list(PAGES)) {
      assertThat(files.map(file -> file.getFileName().toString().replace(".md", "")))
          .containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void theIndexListsEveryRule() throws IOException {
    StringBuilder index =
        new StringBuilder("# Rules\n\nWhat the compiler checks, and what it says.\n\n")
            .append("| code | | what is wrong |\n|---|---|---|\n");
    for (DesignRule rule : codes()) {
      index.append(
          "| [%s](%s.md) | %s | %s |%n"
              .formatted(
                  rule.code(),
                  rule.code(),
                  rule.severity().name().toLowerCase(Locale.ROOT)
                      + (rule.optional() ? ", by option" : ""),
                  rule.summary()));
    }
    index.append("\nThe processor itself: [INT-01](INT-01.md), [INT-02](INT-02.md), ");
    index.append("[INT-03](INT-03.md).\n");
    Path file = PAGES.resolve("index.md");
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(file, index);
    }
    assertThat(text(file)).isEqualTo(index.toString());
  }

  private static List<String> javaBlocks(String page) {
    return Pattern.compile("```java\\n(.*?)```", Pattern.DOTALL)
        .matcher(page)
        .results()
        .map((MatchResult block) -> block.group(1))
        .toList();
  }

  private static String body(Path fixture) {
    return IMPORTS.matcher(text(fixture)).replaceAll("");
  }

  private static String text(Path file) {
    try {
      return Files.readString(file, UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
