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
  private static final Path SOURCES =
      Path.of("../codegen-processor/src/main/java/dev/rowan/processor");
  private static final Pattern IMPORTS =
      Pattern.compile("(?m)^import .*;\\n\\n?|^package .*;\\n\\n");

  /** Mistakes of Cassandra designs that need no rule of their own, and the reason. */
  private static final String ELSEWHERE =
      """

      ## Mistakes without a rule of their own

      | mistake | why |
      |---|---|
      | A key of bytes, or of a type without order | [KEY-10](KEY-10.md) and [MAP-01](MAP-01.md) report it |
      | A name that is too long, reserved, or used twice | [MAP-04](MAP-04.md), [MAP-05](MAP-05.md), [MAP-11](MAP-11.md) and [MAP-22](MAP-22.md) report it |
      | A static column in a key, or without clustering columns | [MAP-09](MAP-09.md) reports it |
      | A retry that counts twice | It cannot happen by itself: no write of a counter, no append to a list and no conditional write is repeated after an unknown outcome. The Javadoc of each generated method says what a retry by the caller does |
      | A write to several partitions that is not atomic | The maintain mode of an index decides it, and the Javadoc of each generated method says it. [IDX-11](IDX-11.md) counts the writes, and [CNS-04](CNS-04.md) the bytes |
      | An index whose entries expire earlier or later than their rows | An entry has the TTL of its row, or the shorter `ttl` of its index, which [IDX-18](IDX-18.md) checks |
      | A plain write beside a conditional write of one row | [CNS-05](CNS-05.md) reports it for a property that the condition compares; [IDX-13](IDX-13.md) and [DAO-18](DAO-18.md) report it beside indexes and versions |
      | One field of a frozen value is read or written | A write cannot: methods write whole properties, and patches change elements only where each has a cell. A read can, by `columns = "address.city"`; then the servers read the whole value and return a part |
      """;

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
        .allMatch(code -> code.matches("(KEY|SIZ|QRY|IDX|TTL|EVO|CNS|TYP|MAP|DAO|SUP)-\\d{2}"));
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
    index.append("[INT-03](INT-03.md).\n").append(ELSEWHERE);
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
