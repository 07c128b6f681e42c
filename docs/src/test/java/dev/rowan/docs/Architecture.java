package dev.rowan.docs;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What {@code docs/architecture.md} promises, in a form that the tests can check: the page is the
 * specification, and the tests know no module and no layer that it does not name.
 */
final class Architecture {

  /** One published module: who may be used, of our own modules and of other people's packages. */
  record Module(
      String folder,
      String artifact,
      String rootPackage,
      List<String> modules,
      List<String> libraries) {}

  /**
   * The packages of one module by level, lowest first; packages of a level do not see each other.
   */
  record Layers(String folder, List<List<String>> levels) {
    Stream<String> packages() {
      return levels.stream().flatMap(List::stream);
    }

    /** The packages that a package of this level must not use, besides itself. */
    List<String> outOfReachOf(int level) {
      return levels.stream().skip(level).flatMap(List::stream).toList();
    }
  }

  private final MarkdownPage page;

  Architecture(SourceTree tree) {
    this.page = tree.page("docs/architecture.md");
  }

  Map<String, Module> modules() {
    return page.tableUnder("Modules").stream()
        .map(
            cells ->
                new Module(
                    only(cells.get(0)),
                    only(cells.get(1)),
                    only(cells.get(2)),
                    MarkdownPage.codeWords(cells.get(3)),
                    MarkdownPage.codeWords(cells.get(4))))
        .collect(Collectors.toMap(Module::folder, Function.identity()));
  }

  List<Layers> layers() {
    Map<String, Module> modules = modules();
    return page.tableUnder("Layers").stream()
        .map(cells -> layersOf(modules.get(only(cells.get(0))), cells.get(1)))
        .toList();
  }

  /** The packages of core that a backend may see. */
  List<String> spi() {
    return page.itemsUnder("What a backend sees");
  }

  /** The wings of the core by their reader. */
  Map<String, List<String>> wings() {
    return page.tableUnder("Wings of `mapper-core`").stream()
        .collect(Collectors.toMap(cells -> cells.get(0), cells -> wingsOf(cells.get(1))));
  }

  private List<String> wingsOf(String cell) {
    Module core = modules().get("mapper-core");
    return MarkdownPage.codeWords(cell).stream().map(name -> qualified(core, name)).toList();
  }

  /** The names that types of two packages may share; a cell can have several. */
  List<String> namesWithTwoTypes() {
    return page.tableUnder("Names with two types").stream()
        .flatMap(cells -> MarkdownPage.codeWords(cells.get(0)).stream())
        .toList();
  }

  /** The words that no type's name contains. */
  List<String> bannedWords() {
    return page.itemsUnder("Banned words");
  }

  private static Layers layersOf(Module module, String cell) {
    return new Layers(
        module.folder(),
        Arrays.stream(cell.split("→"))
            .map(MarkdownPage::codeWords)
            .map(level -> level.stream().map(name -> qualified(module, name)).toList())
            .toList());
  }

  private static String qualified(Module module, String name) {
    return name.equals("(root)") ? module.rootPackage() : module.rootPackage() + "." + name;
  }

  private static String only(String cell) {
    List<String> words = MarkdownPage.codeWords(cell);
    if (words.size() != 1) {
      throw new AssertionError("architecture.md: one `word` expected in the cell: " + cell);
    }
    return words.get(0);
  }
}
