package dev.rowan.processor.generate;

import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.plan.FailureEffects;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.WriteCost;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.DocText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the Javadoc of a method that executes a BATCH. */
final class BatchDoc {
  private BatchDoc() {}

  /**
   * Returns the text.
   *
   * @param whole the method with its declared result
   * @param parts the writes of the statements, in their order
   */
  static String of(PlannedMethod whole, List<PlannedMethod> parts) {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add(
        "Executes %d statements as one batch: %s."
            .formatted(
                parts.size(),
                parts.stream().map(BatchDoc::what).collect(Collectors.joining(", "))));
    Set<String> effects = new LinkedHashSet<>();
    effects.add(MethodDoc.ATOMIC_BATCH);
    for (PlannedMethod part : parts) {
      paragraphs.add("Cost of the %s: %s.".formatted(what(part), cost(part).inWords()));
      effects.add(FailureEffects.ofWrite(part.method(), part.entity(), cost(part)));
      effects.addAll(RowWriteDoc.of(part));
    }
    paragraphs.add("The writes of the batch share their round trips.");
    paragraphs.addAll(effects);
    paragraphs.addAll(ResultDoc.of(whole.method().shape()));
    return DocText.paragraphs(paragraphs);
  }

  private static String what(PlannedMethod part) {
    String verb =
        part.method() instanceof DaoMethod.InsertMethod
            ? "insert into "
            : part.method() instanceof DaoMethod.DeleteMethod ? "delete from " : "update of ";
    return verb + DocText.code(part.entity().table());
  }

  private static WriteCost cost(PlannedMethod part) {
    return part.plan() instanceof MethodPlan.KeyDelete delete
        ? delete.cost()
        : ((MethodPlan.ColumnWrite) part.plan()).cost();
  }
}
