package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class NameListTest {
  private final NameList names =
      new NameList(
          new MarkdownPage(
              Path.of("words.md"),
              "## Words to avoid in names\n\n| avoid | allowed |\n|---|---|\n"
                  + "| `kept`, `behind` | `KEPT` |\n"));

  @Test
  void findsAWordInEachPlaceOfAName() {
    assertThat(inJava("int kept;\nint isKept, KEPT_ROWS;\nclass LeftBehind {}\n"))
        .containsExactly(
            "A.java:1: kept", "A.java:2: isKept", "A.java:2: KEPT_ROWS", "A.java:3: LeftBehind");
  }

  @Test
  void allowsNamesAndPartsOfOtherWords() {
    assertThat(inJava("int KEPT, unkept, behindhand;")).isEmpty();
  }

  @Test
  void readsNoCommentsAndTexts() {
    assertThat(
            inJava(
                "/* kept */ int a; // kept\nString b = \"kept \\\" kept\";\nString c = \"\"\"\n kept\n\"\"\";\nchar d = '\"'; int behind;"))
        .containsExactly("A.java:6: behind");
  }

  private List<String> inJava(String source) {
    return names.foundIn("A.java", source);
  }
}
