package dev.rowan.spi.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The options of a table in CQL, as {@code name = value}. The comment of a table ends with the
 * record of its layout: {@code [rowan: day = 1 DAYS of at]}.
 */
public final class TableOptionsCql {
  private static final Pattern LAYOUT = Pattern.compile("\\[rowan: (.*)]$", Pattern.DOTALL);

  private TableOptionsCql() {}

  /** Returns the layout that a comment contains; empty if it contains none. */
  public static String layoutOf(String comment) {
    Matcher found = LAYOUT.matcher(comment);
    return found.find() ? found.group(1) : "";
  }

  /** Returns the options as a cluster stores them, with the whole comment. */
  public static StorageOptions stored(TableSchema table) {
    StorageOptions model = table.storage();
    return new StorageOptions(
        model.compaction(),
        model.compression(),
        model.caching(),
        model.gcGraceSeconds(),
        withLayout(model.comment(), table.layout()));
  }

  /** Returns the options that the model states. */
  public static List<String> of(TableSchema table) {
    return differing(table, StorageOptions.DEFAULT, !table.layout().isEmpty());
  }

  /** Returns the options that the model states and the cluster has otherwise. */
  public static List<String> differing(TableSchema table, StorageOptions there) {
    return differing(table, there, false);
  }

  private static List<String> differing(
      TableSchema table, StorageOptions there, boolean withLayout) {
    StorageOptions model = table.storage();
    List<String> options = new ArrayList<>();
    if (withLayout || !there.comment().startsWith(model.comment())) {
      options.add(comment(model.comment(), recorded(table, there.comment())));
    }
    compare("compaction", model.compaction(), there.compaction(), options);
    compare("compression", model.compression(), there.compression(), options);
    compare("caching", model.caching(), there.caching(), options);
    if (model.gcGraceSeconds() >= 0 && model.gcGraceSeconds() != there.gcGraceSeconds()) {
      options.add("gc_grace_seconds = " + model.gcGraceSeconds());
    }
    return options;
  }

  /** Returns the comment of a stored table, with the record completed by that of the model. */
  public static String completed(TableSchema table, String comment) {
    return comment(LAYOUT.matcher(comment).replaceFirst("").strip(), recorded(table, comment));
  }

  private static String recorded(TableSchema table, String comment) {
    return TableLayout.completed(layoutOf(comment), table.layout());
  }

  private static String comment(String text, String layout) {
    return "comment = " + literal(withLayout(text, layout));
  }

  private static String withLayout(String text, String layout) {
    return layout.isEmpty() ? text : (text + " [rowan: " + layout + "]").stripLeading();
  }

  private static void compare(
      String name, Map<String, String> model, Map<String, String> there, List<String> options) {
    boolean same =
        model.entrySet().stream()
            .allMatch(each -> isSame(each.getValue(), there.getOrDefault(each.getKey(), "")));
    if (!same) {
      options.add(
          new TreeMap<>(model)
              .entrySet().stream()
                  .map(each -> literal(each.getKey()) + ": " + literal(each.getValue()))
                  .collect(Collectors.joining(", ", name + " = {", "}")));
    }
  }

  /** A server reports the whole name of a class. */
  private static boolean isSame(String model, String there) {
    return there.equals(model) || there.endsWith("." + model);
  }

  private static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
