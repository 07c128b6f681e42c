package dev.rowan.docs;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What every source file of the project has to look like, and what none may contain. */
class SourceShapeTest {

  private static final int LONGEST_FILE = 400;

  /** What the processor wrote, kept to compare: as long as what it was made from asks for. */
  private static final String GENERATED = "src/test/resources/golden/";

  private static final int SHORTEST_PARAGRAPH = 80;

  private static final SourceTree TREE = SourceTree.find();
  private static final Architecture PAGE = new Architecture(TREE);

  // the words are put together, so that this file does not contain them
  private static final Pattern LEFTOVERS =
      Pattern.compile(
          String.join(
              "|",
              "TO" + "DO",
              "FIX" + "ME",
              "@Dis" + "abled",
              "Thread.sl" + "eep",
              "print" + "StackTrace\\(\\)"));

  /** Places that exist on one machine only. */
  private static final Pattern MACHINE_PATH =
      Pattern.compile(
          "(?<![\\w.*})/-])/(home|root|Users|work|opt|mnt|tmp/\\w+)/\\w|\\b[A-Z]:\\\\+Users\\b");

  /** Hosts that artifacts are fetched from: each builder has their own. */
  private static final Pattern REGISTRY_HOST =
      Pattern.compile(
          "repo1?\\.maven\\b|\\b(oss|s01|central)\\.sonatype\\b|plugins\\.gradle\\.org"
              + "|\\b(artifactory|jfrog|nexus)[.-]\\w|Download(ing|ed) from \\S+ https?:");

  /**
   * A wrapper of a backend is not of the kinds of the wrapped one: {@code Backend.as} asks both.
   */
  private static final Pattern KIND_OF_BACKEND =
      Pattern.compile("instanceof (Guarded|Local|Remote|Schema)Backend\\b");

  private static final Pattern HUMP = Pattern.compile("[A-Z][a-z0-9]*");

  @Test
  void noJavaFileIsLongerThanTheLimit() {
    assertThat(
            TREE.javaFiles().stream()
                .filter(file -> lines(file) > LONGEST_FILE)
                .map(TREE::name)
                .filter(name -> !name.contains(GENERATED)))
        .as("files of more than %d lines", LONGEST_FILE)
        .isEmpty();
  }

  @Test
  void everyMainPackageSaysWhatItIsFor() {
    List<Path> packages = TREE.mainTypes().stream().map(Path::getParent).distinct().toList();
    assertThat(packages).isNotEmpty();
    assertThat(packages.stream().flatMap(SourceShapeTest::faultsOfDescription)).isEmpty();
  }

  @Test
  void nothingIsLeftForLaterOrSwitchedOff() {
    assertThat(found(LEFTOVERS, TREE.javaFiles())).isEmpty();
  }

  @Test
  void noFileNamesAPlaceOfOneMachine() {
    assertThat(found(MACHINE_PATH, TREE.files())).isEmpty();
  }

  @Test
  void noFileNamesARegistry() {
    assertThat(found(REGISTRY_HOST, TREE.files())).isEmpty();
  }

  @Test
  void noCodeTakesAWrapperForABackendWithoutOptionalInterfaces() {
    assertThat(found(KIND_OF_BACKEND, TREE.javaFiles())).isEmpty();
  }

  @Test
  void typesAreNamedAfterWhatTheyAre() {
    List<String> banned = PAGE.bannedWords();
    assertThat(banned).isNotEmpty();
    assertThat(
            TREE.javaFiles().stream()
                .map(TREE::name)
                .filter(name -> !name.contains("src/test/resources/"))
                .filter(name -> !Collections.disjoint(humps(name), banned)))
        .as("types named with one of %s", banned)
        .isEmpty();
  }

  @Test
  void aTypeNameExistsOnceUnlessThePageHasAReason() {
    Map<String, Long> types =
        TREE.mainTypes().stream().collect(groupingBy(SourceShapeTest::typeOf, counting()));
    List<String> repeated = types.keySet().stream().filter(type -> types.get(type) > 1).toList();
    assertThat(PAGE.namesWithTwoTypes())
        .as("names of the table \"Names with two types\", and names that two types have")
        .containsExactlyInAnyOrderElementsOf(repeated);
  }

  @Test
  void theRootListsEveryModuleOnceAndTheDocumentationLast() {
    List<String> folders =
        TREE.files().stream()
            .filter(file -> file.endsWith("pom.xml"))
            .map(file -> TREE.name(file.getParent()))
            .filter(folder -> !folder.isEmpty() && !folder.contains("/src/"))
            .filter(folder -> !folder.startsWith(SourceTree.EXAMPLES))
            .toList();
    assertThat(TREE.modules()).containsExactlyInAnyOrderElementsOf(folders).endsWith("docs");
  }

  private static Stream<String> faultsOfDescription(Path folder) {
    Path file = folder.resolve("package-info.java");
    if (!Files.exists(file)) {
      return Stream.of(TREE.name(file) + " is missing");
    }
    String text = TREE.text(file);
    String paragraph = text.substring(0, Math.max(0, text.indexOf("*/")));
    return Stream.of(
            text.contains("@NullMarked") ? "" : TREE.name(file) + " is not @NullMarked",
            paragraph.replaceAll("[*/\\s]+", " ").length() > SHORTEST_PARAGRAPH
                ? ""
                : TREE.name(file) + " has no paragraph")
        .filter(fault -> !fault.isEmpty());
  }

  /** The first place in each file where something unwanted stands. */
  private static List<String> found(Pattern unwanted, List<Path> files) {
    List<String> places = new ArrayList<>();
    for (Path file : files) {
      String text = TREE.text(file);
      Matcher matcher = unwanted.matcher(text);
      if (matcher.find()) {
        long line = text.substring(0, matcher.start()).chars().filter(c -> c == '\n').count() + 1;
        places.add(TREE.name(file) + ":" + line + " contains \"" + matcher.group() + "\"");
      }
    }
    return places;
  }

  private static long lines(Path file) {
    return TREE.text(file).lines().count();
  }

  private static String typeOf(Path file) {
    return String.valueOf(file.getFileName()).replace(".java", "");
  }

  private static List<String> humps(String file) {
    return HUMP.matcher(typeOf(Path.of(file))).results().map(MatchResult::group).toList();
  }
}
