package dev.rowan.processor.plan;

import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.CopyPlan.Copied;
import dev.rowan.processor.source.DocText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a write does about copies, and what they say meanwhile. */
public final class CopyEffects {
  private final MethodPlan plan;

  private CopyEffects(MethodPlan plan) {
    this.plan = plan;
  }

  /**
   * Returns a paragraph for each table copied from, and for each that copies.
   *
   * @param copies what the entity copies from others
   * @param copied what others copy from it
   */
  public static List<String> of(MethodPlan plan, List<CopyPlan> copies, List<CopyPlan> copied) {
    CopyEffects effects = new CopyEffects(plan);
    List<String> paragraphs = new ArrayList<>();
    copies.stream().filter(effects::fills).map(CopyEffects::filling).forEach(paragraphs::add);
    copied.stream().filter(effects::touches).map(CopyEffects::following).forEach(paragraphs::add);
    return paragraphs;
  }

  private boolean fills(CopyPlan copies) {
    if (plan instanceof MethodPlan.ColumnWrite write) {
      Set<String> written = written(write);
      return copies.reference().stream().map(PropertyModel::name).anyMatch(written::contains)
          || copies.reference().stream().allMatch(PropertyModel::isKey);
    }
    return plan instanceof MethodPlan.EntityWrite;
  }

  private boolean touches(CopyPlan copies) {
    return !(plan instanceof MethodPlan.ColumnWrite write)
        || copies.columns().stream()
            .map(each -> each.there().name())
            .anyMatch(written(write)::contains);
  }

  private static Set<String> written(MethodPlan.ColumnWrite write) {
    return write.columns().stream()
        .map(binding -> binding.column().component().property())
        .collect(Collectors.toSet());
  }

  private static String filling(CopyPlan copies) {
    return "Whatever the caller gives, "
        + names(copies, Copied::here)
        + " is what the row of "
        + DocText.code(copies.source().table())
        + " says: that is read first, and again afterwards"
        + (copies.isMovable() ? " with the row itself, 3" : ", 2")
        + " round trips more on a cluster. A crash in between can leave what it said a moment"
        + " before.";
  }

  private static String following(CopyPlan copies) {
    String rows = DocText.code(copies.copying().table());
    String what = names(copies, Copied::there);
    return "The rows of "
        + rows
        + " that copy "
        + what
        + " are rewritten "
        + (copies.isAsync()
            ? "after this returns"
            : "before this returns, or 10,000 of them, or as many as in ten seconds, and the rest"
                + " behind it")
        + ", 100 at a time"
        + breakEven(copies)
        + "; until then they say what was before. Two requests more note that, so that"
        + " what a crash or a failure leaves undone is done by {@code rowan.upkeep().carryOn}.";
  }

  private static String breakEven(CopyPlan copies) {
    long rows =
        copies.columns().stream()
            .mapToLong(each -> each.here().copy().orElseThrow().rows())
            .max()
            .orElse(0);
    return rows == 0
        ? ""
        : ", up to %s of them, which pays from %s reads of a row for each change on"
            .formatted(CopyCost.whole(rows), CopyCost.breakEven(rows));
  }

  private static String names(CopyPlan copies, Function<Copied, PropertyModel> end) {
    return copies.columns().stream()
        .map(end)
        .map(PropertyModel::column)
        .map(DocText::code)
        .collect(Collectors.joining(", "));
  }
}
