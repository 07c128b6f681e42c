package dev.rowan.docs;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The page of the types that users name: annotations, the packages of the wing of users, then those
 * of other modules, with the first sentence of the Javadoc of each type.
 */
record TypesPage(SourceTree tree) {
  private static final String JAVA = "src/main/java/";
  private static final Pattern TYPE =
      Pattern.compile(
          "^public (?:final |abstract |sealed |non-sealed )*"
              + "(?:class|interface|record|enum|@interface) (\\w+)",
          Pattern.MULTILINE);
  private static final Pattern REFERENCE =
      Pattern.compile("\\{@(?:code|link|linkplain|value)\\s+#?([^}]*)\\}");

  /** Returns the whole text of the page. */
  String text() {
    StringBuilder text =
        new StringBuilder(
            """
            # Annotations and types

            What your code imports, by package. The Javadoc of each type has the details.
            """);
    for (String wing : wings()) {
      List<String> rows = rows(wing);
      if (!rows.isEmpty()) {
        text.append("\n## %s\n\n| type | what it is |\n|---|---|\n".formatted(wing));
        rows.forEach(text::append);
      }
    }
    return text.toString();
  }

  /** The packages in the order in which a user meets them. */
  private List<String> wings() {
    List<String> wings = new ArrayList<>(List.of("dev.rowan.annotation"));
    wings.addAll(new Architecture(tree).wings().getOrDefault("users", List.of()));
    Stream<String> others = UserPackages.folders().stream().map(TypesPage::packageOf).sorted();
    return Stream.concat(wings.stream().flatMap(wing -> packages(wing).stream()), others)
        .distinct()
        .toList();
  }

  private List<String> packages(String wing) {
    return tree.mainTypes().stream()
        .map(this::folder)
        .filter(folder -> UserPackages.has(folder) || folder.startsWith("mapper-core/"))
        .map(TypesPage::packageOf)
        .filter(name -> name.equals(wing) || isBelow(name, wing))
        .distinct()
        .sorted()
        .toList();
  }

  private static boolean isBelow(String name, String wing) {
    return !wing.equals("dev.rowan") && name.startsWith(wing + ".");
  }

  private String folder(Path file) {
    String name = tree.name(file);
    return name.substring(0, name.lastIndexOf('/'));
  }

  private static String packageOf(String folder) {
    return folder.substring(folder.indexOf(JAVA) + JAVA.length()).replace('/', '.');
  }

  private List<String> rows(String wing) {
    return tree.mainTypes().stream()
        .filter(file -> packageOf(folder(file)).equals(wing))
        .flatMap(file -> row(tree.text(file)).stream())
        .toList();
  }

  private static Optional<String> row(String source) {
    Matcher type = TYPE.matcher(source);
    if (!type.find()) {
      return Optional.empty();
    }
    int end = source.lastIndexOf("*/", type.start());
    String doc = source.substring(source.lastIndexOf("/**", end) + "/**".length(), end);
    if (!UserPackages.areUsersMeantBy(doc)) {
      return Optional.empty();
    }
    return Optional.of("| `%s` | %s |\n".formatted(type.group(1), sentence(doc)));
  }

  private static String sentence(String doc) {
    String text = doc.replaceAll("\\s*\\n\\s*\\* ?", " ").strip().replaceAll("<[^>]*>.*", "");
    String plain = REFERENCE.matcher(text).replaceAll("`$1`");
    return plain.split("(?<=[.:]) ", 2)[0].replaceAll(":$", ".").replace("|", "\\|");
  }
}
