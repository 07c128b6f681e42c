package dev.rowan.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Compares the examples in Javadoc with the compiled regions that they name. {@code -Ddocs.update}
 * rewrites the examples, for a person to read the difference.
 */
class JavadocExamplesTest {
  private static final SourceTree TREE = SourceTree.find();
  private static final Regions REGIONS = Regions.of(TREE);

  private static final Pattern PUBLIC_TYPE =
      Pattern.compile(
          "(?m)^public (?:(?:abstract|final|sealed|non-sealed) )*"
              + "(class|record|interface|@interface|enum) (\\w+)");

  private static final Pattern REPEATABLE = Pattern.compile("@Repeatable\\((\\w+)\\.class\\)");

  @Test
  void everyExampleIsARegionOfCompiledSource() throws IOException {
    List<JavadocExamples> sources = JavadocExamples.all(TREE);
    assertThat(sources).isNotEmpty();
    for (JavadocExamples found : sources) {
      JavadocExamples source = Boolean.getBoolean("docs.update") ? rewritten(found) : found;
      assertThat(source.examples())
          .as("%s: a block follows each comment that names a region", TREE.name(source.file()))
          .hasSize(Math.toIntExact(source.tags()));
      for (JavadocExamples.Example example : source.examples()) {
        String region = REGIONS.byName().get(example.region());
        assertThat(region)
            .as("%s, region %s", TREE.name(source.file()), example.region())
            .isNotNull();
        assertThat(example.code())
            .as("%s, region %s", TREE.name(source.file()), example.region())
            .isEqualTo(example.expected(region));
      }
    }
  }

  @Test
  void everyTypeThatUsersNameHasAnExample() {
    List<String> without = new ArrayList<>();
    List<String> examined = new ArrayList<>();
    for (Path file : typesOfUsers()) {
      examined.add(TREE.name(file));
      if (new JavadocExamples(file, classDoc(TREE.text(file))).examples().isEmpty()) {
        without.add(TREE.name(file));
      }
    }
    assertThat(examined).hasSizeGreaterThan(50);
    assertThat(without)
        .as("types without <!-- tag: region --> and a pre block in their Javadoc")
        .isEmpty();
  }

  @Test
  void everyExampleInAPackageOfUsersIsCompiled() {
    for (Path file : typesOfUsers()) {
      String text = TREE.text(file);
      assertThat(Pattern.compile("<pre>").matcher(text).results().count())
          .as("%s: blocks below a comment that names their region", TREE.name(file))
          .isEqualTo(new JavadocExamples(file, text).examples().size());
    }
  }

  private static List<Path> typesOfUsers() {
    Set<String> containers = containers();
    return TREE.mainTypes().stream()
        .filter(file -> UserPackages.has(folder(file)))
        .filter(file -> isNamedByUsers(TREE.text(file), containers))
        .toList();
  }

  private static boolean isNamedByUsers(String text, Set<String> containers) {
    Matcher type = PUBLIC_TYPE.matcher(text);
    if (!type.find()) {
      return false; // a type of the package alone
    }
    String name = type.group(2);
    return !type.group(1).equals("enum")
        && !containers.contains(name)
        && UserPackages.areUsersMeantBy(classDoc(text));
  }

  /** The annotations that the compiler writes around repeated ones. */
  private static Set<String> containers() {
    return TREE.mainTypes().stream()
        .flatMap(file -> REPEATABLE.matcher(TREE.text(file)).results())
        .map(found -> found.group(1))
        .collect(Collectors.toSet());
  }

  /** The text up to the declaration of the type. */
  private static String classDoc(String text) {
    Matcher type = PUBLIC_TYPE.matcher(text);
    return type.find() ? text.substring(0, type.start()) : "";
  }

  private static String folder(Path file) {
    String name = TREE.name(file);
    return name.substring(0, name.lastIndexOf('/'));
  }

  private static JavadocExamples rewritten(JavadocExamples source) throws IOException {
    JavadocExamples updated = source.updated(REGIONS);
    Files.writeString(source.file(), updated.text());
    return updated;
  }
}
