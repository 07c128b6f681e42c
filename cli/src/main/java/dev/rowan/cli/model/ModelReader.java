package dev.rowan.cli.model;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** Reads a model file. */
public final class ModelReader {
  private static final String FORMAT = "1";

  private ModelReader() {}

  /**
   * Returns the cost of each method, in the order of the files.
   *
   * @param texts the texts of {@code model.json} of each module
   * @throws UnusableModelException if a text is not a model file of this version
   */
  public static List<MethodCost> costs(List<String> texts) {
    List<MethodCost> costs = new ArrayList<>();
    for (JsonTree dao : tree(texts).objects("daos")) {
      for (JsonTree method : dao.objects("methods")) {
        costs.add(cost(dao.text("name"), method));
      }
    }
    return costs;
  }

  /**
   * Returns the tables, types and DAOs of all modules.
   *
   * @param texts the texts of {@code model.json} of each module; at least one
   * @throws UnusableModelException if a text is not a model file of this version
   */
  public static JsonTree tree(List<String> texts) {
    return texts.stream().map(ModelReader::tree).reduce(JsonTree::and).orElseThrow();
  }

  /**
   * Returns the whole file.
   *
   * @param text the text of {@code model.json}
   * @throws UnusableModelException if the text is not a model file of this version
   */
  public static JsonTree tree(String text) {
    JsonTree model;
    try {
      model = JsonTree.read(text);
    } catch (IOException malformed) {
      throw new UnusableModelException("`model.json` is not JSON", malformed);
    }
    if (!model.text("format").equals(FORMAT)) {
      throw new UnusableModelException(
          "`model.json` has the format `%s`, and this program reads format %s; compile the program with the processor of this version"
              .formatted(model.text("format"), FORMAT));
    }
    return model;
  }

  private static MethodCost cost(String dao, JsonTree method) {
    return switch (method.text("does")) {
      case "scan" -> all(dao, method);
      case "readByIndex" -> byIndex(dao, method);
      case "read", "readOne" -> read(dao, method, method.object("call"));
      case "deleteMany" -> write(dao, method, OptionalLong.empty());
      default -> write(dao, method, OptionalLong.of(1));
    };
  }

  private static MethodCost all(String dao, JsonTree method) {
    return new MethodCost(
        dao,
        method.text("method"),
        method.text("table"),
        true,
        "all",
        "all pages",
        OptionalLong.empty(),
        OptionalLong.empty());
  }

  private static MethodCost byIndex(String dao, JsonTree method) {
    boolean all = method.text("allTokenRanges").equals("true");
    return new MethodCost(
        dao,
        method.text("method"),
        method.text("table"),
        true,
        all ? "all" : "1",
        all ? "all token ranges for each page" : "1 for each page",
        OptionalLong.empty(),
        OptionalLong.empty());
  }

  private static MethodCost read(String dao, JsonTree method, JsonTree call) {
    long partitions = call.number("partitions").orElse(1L);
    List<String> each = call.texts("forEachValueOf");
    String several =
        partitions == 1 && !each.isEmpty() ? " for each " + String.join(", ", each) : "";
    String walk =
        method.number("walk").map(most -> " for each of %d buckets".formatted(most)).orElse("");
    String lookups =
        call.number("requestsForEachRow").isPresent()
            ? " + 1 for each row"
            : call.number("requestsForEachRowOnClusters").isPresent()
                ? " + 1 for each row, on clusters"
                : "";
    return new MethodCost(
        dao,
        method.text("method"),
        method.text("table"),
        true,
        partitions + several + walk,
        call.number("requests").orElse(1L) + several + walk + lookups,
        number(call, "rows"),
        number(call, "bytes"));
  }

  private static MethodCost write(String dao, JsonTree method, OptionalLong rows) {
    JsonTree costs = method.object("onClusters");
    String before = requests(costs, "requests", "requestsForEachElement");
    String after = requests(costs, "requestsAfter", "requestsAfterForEachElement");
    String each = method.text("forEach");
    String several = each.isEmpty() ? "" : " for each of " + each;
    return new MethodCost(
        dao,
        method.text("method"),
        method.text("table"),
        false,
        "1" + several,
        before + (after.equals("0") ? "" : ", then " + after) + several,
        several.isEmpty() ? rows : OptionalLong.empty(),
        OptionalLong.empty());
  }

  private static String requests(JsonTree costs, String fixed, String each) {
    long always = costs.number(fixed).orElse(0L);
    long elements = costs.number(each).orElse(0L);
    if (elements == 0) {
      return String.valueOf(always);
    }
    return (always == 0 ? "" : always + " + ") + elements + " for each element";
  }

  private static OptionalLong number(JsonTree tree, String name) {
    return tree.number(name).map(OptionalLong::of).orElse(OptionalLong.empty());
  }
}
