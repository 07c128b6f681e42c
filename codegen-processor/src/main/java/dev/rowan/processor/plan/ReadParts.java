package dev.rowan.processor.plan;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel.Comparison;
import dev.rowan.processor.model.ConditionModel.Operand;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.ReadPart;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.model.WrittenPart;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Resolves the parts of values that a read returns. */
public final class ReadParts {
  private final ColumnParts parts;
  private final List<ConditionProblem> problems;

  /**
   * Resolves parts of values.
   *
   * @param problems receives what is wrong with them
   */
  public ReadParts(
      MethodShape shape,
      Function<ColumnType.OfClass, Optional<UdtModel>> udts,
      List<ConditionProblem> problems) {
    ConditionValues values = new ConditionValues(shape, ConditionValues.Use.READ, udts, problems);
    this.parts = new ColumnParts(values, udts, problems);
    this.problems = problems;
  }

  /** Returns the part that a term names; empty, with a problem, if the property has none. */
  public Optional<ReadPart> of(ProjectionModel.Term term, PropertyModel property) {
    WrittenPart written = term.part().orElseThrow();
    String text = term.text();
    boolean isConstant = written.key().filter(key -> !isConstant(key)).isEmpty();
    if (!isConstant) {
      refuse(
          "the key of `%s` is no constant".formatted(text),
          "the columns of a read are the same in each call",
          property);
      return Optional.empty();
    }
    if (written.key().isPresent() && property.type() instanceof ColumnType.ListOf) {
      refuse(
          "`%s` is an element of a list".formatted(text),
          "Cassandra returns a list as a whole",
          property);
      return Optional.empty();
    }
    Comparison named =
        new Comparison(
            text,
            1,
            property.name(),
            List.of(),
            written.key(),
            written.field(),
            Operator.EQ,
            List.of(),
            false);
    return parts
        .of(named, property)
        .map(
            part -> {
              ColumnParts.Typed typed = ColumnParts.typed(property, part);
              return new ReadPart(part, typed.java(), typed.stored());
            });
  }

  private static boolean isConstant(Operand key) {
    return key instanceof Operand.Constant constant
        && constant.kind() != Operand.Constant.Kind.NULL;
  }

  private void refuse(String what, String why, PropertyModel property) {
    problems.add(
        ConditionProblem.of(
            what,
            why,
            "name `%s`, return it as `%s`, and take the element in the program"
                .formatted(property.name(), property.javaType().brief())));
  }
}
