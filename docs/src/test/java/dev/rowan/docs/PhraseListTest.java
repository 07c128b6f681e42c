package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class PhraseListTest {
  private static final String HEAD =
      "## Phrases to avoid\n\n| avoid | write instead | allowed |\n|---|---|---|\n";

  private final PhraseList phrases =
      list(
          HEAD
              + "| `behind` | after | |\n"
              + "| `look at`, `looks at` | read, check | |\n"
              + "| `under way` | in flight | |\n"
              + "| `unit`, `units` | batch | `unit test`, `unit of time` |\n");

  @Test
  void findsAPhraseInALineComment() {
    assertThat(inJava("int a;\nint b; // the reader looks at the row\n"))
        .containsExactly("A.java:2: \"looks at\" → read, check");
  }

  @Test
  void findsAPhraseInJavadocAcrossALineBreak() {
    assertThat(inJava("/**\n * Counts requests that are under\n * way.\n */\nclass A {}\n"))
        .containsExactly("A.java:2: \"under way\" → in flight");
  }

  @Test
  void findsAPhraseInTheLabelOfALink() {
    assertThat(inJava("/** See {@link Queue#size() what is behind it}. */"))
        .containsExactly("A.java:1: \"behind\" → after");
  }

  @Test
  void findsAPhraseInAString() {
    assertThat(inJava("fail(\"a request is still Under Way\");\n"))
        .containsExactly("A.java:1: \"Under Way\" → in flight");
  }

  @Test
  void findsAPhraseInJoinedStrings() {
    assertThat(inJava("String s =\n    \"a request is under\"\n        + \" way, or done\";\n"))
        .containsExactly("A.java:2: \"under way\" → in flight");
  }

  @Test
  void findsAPhraseInATextBlock() {
    assertThat(inJava("String s =\n    \"\"\"\n    first\n    \"it\" stands behind\n    \"\"\";\n"))
        .containsExactly("A.java:4: \"behind\" → after");
  }

  @Test
  void findsNothingInCode() {
    assertThat(
            inJava(
                """
                package dev.behind.unit;

                /** Reads {@link Unit#behind}, {@code unit} and {@link #behind()}. */
                class Behind {
                  // calls behind() of a.behind, with the option batch-warn
                  int behind = lookup("behind") + '"';
                  Object unit = find("look", "at", unit);
                  /** @param unit the batch */
                  void under(int unit) {}
                }
                """))
        .isEmpty();
  }

  @Test
  void findsNothingInsideALongerWord() {
    assertThat(inJava("// a community looks attentively at the lookup of beehinds\n")).isEmpty();
  }

  @Test
  void allowsTheLongerPhrasesThatThePageAllows() {
    assertThat(inJava("// a unit test names the unit of time, and not the units\n"))
        .containsExactly("A.java:1: \"units\" → batch");
  }

  @Test
  void findsAPhraseInMarkdown() {
    assertThat(phrases.foundIn("a.md", "# Page\n\nFirst look\nat it.\n"))
        .containsExactly("a.md:3: \"look at\" → read, check");
  }

  @Test
  void findsAPhraseInACommentOfAJavaBlock() {
    assertThat(phrases.foundIn("a.md", "Text\n\n```java\nint behind; // the row behind it\n```\n"))
        .containsExactly("a.md:4: \"behind\" → after");
  }

  @Test
  void findsNothingInCodeOfMarkdown() {
    assertThat(
            phrases.foundIn(
                "a.md",
                "The `unit` of [a page](unit.md#behind).\n<!-- tag: behind -->\n```text\nbehind\n```\n"))
        .isEmpty();
  }

  @Test
  void matchesNoPhraseAcrossParagraphs() {
    assertThat(phrases.foundIn("a.md", "what is under\n\nway\n")).isEmpty();
  }

  @Test
  void refusesAPageWithoutPhrases() {
    assertThatThrownBy(() -> list(HEAD))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("lists no phrase");
  }

  private List<String> inJava(String source) {
    return phrases.foundIn("A.java", source);
  }

  private static PhraseList list(String page) {
    return new PhraseList(new MarkdownPage(Path.of("words.md"), page));
  }
}
