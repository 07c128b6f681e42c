package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionModel.Operator;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.plan.ConditionPlan;
import dev.rowan.processor.plan.ConditionPlan.Test;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import java.util.ArrayList;
import java.util.List;

/** Writes the condition on columns of one write. */
final class ConditionSource {
  private final String prepared;
  private final MappingNames mapping;
  private final ValueSource values;

  private ConditionSource(DaoNames names, PlannedMethod method, List<String> parameters) {
    this.prepared = names.prepared(method);
    this.mapping = names.mapping(method.entity());
    this.values = new ValueSource(parameters);
  }

  /**
   * Returns the call that adds the condition to the run time, and begins an indentation; nothing if
   * there is none.
   */
  static CodeBlock of(DaoNames names, PlannedMethod method, List<String> parameters) {
    return method
        .condition()
        .map(condition -> new ConditionSource(names, method, parameters).of(condition))
        .orElseGet(() -> CodeBlock.of(""));
  }

  private CodeBlock of(ConditionPlan condition) {
    CodeBlock.Builder source =
        CodeBlock.builder()
            .add("$>$>\n.$L(\n$>$>", CoreNames.ONLY_IF)
            .add("$L.$L()$>$>", prepared, CoreNames.CONDITIONS_OF);
    condition.tests().forEach(test -> source.add("\n.$L", call(test)));
    return source.add(")$<$<$<$<\n").build();
  }

  private CodeBlock call(Test test) {
    boolean any = test.operator() == Operator.IN;
    List<CodeBlock> arguments = new ArrayList<>();
    arguments.add(
        CodeBlock.of("$T.$L", mapping.mapping(), mapping.property(test.property().name())));
    arguments.addAll(part(test));
    if (!any && !isMember(test)) {
      arguments.add(CodeBlock.of("$T.$L", CoreNames.CONDITION_OPERATOR, test.operator()));
    }
    arguments.add(any ? values(test) : values.of(test.values().get(0)));
    // the call is longer than a line unless it compares a whole column
    String between = test.part() instanceof ColumnPart.Whole ? ", " : ",\n";
    CodeBlock joined = CodeBlock.join(arguments, between);
    return test.part() instanceof ColumnPart.Whole
        ? CodeBlock.of("$L($L)", method(test, any), joined)
        : CodeBlock.of("$L(\n$>$>$L$<$<)", method(test, any), joined);
  }

  private static boolean isMember(Test test) {
    return test.operator() == Operator.CONTAINS || test.operator() == Operator.CONTAINS_KEY;
  }

  private static CoreNames.Member method(Test test, boolean any) {
    if (isMember(test)) {
      return test.operator() == Operator.CONTAINS ? CoreNames.CONTAINS : CoreNames.CONTAINS_KEY;
    }
    if (test.part() instanceof ColumnPart.Entry) {
      return any ? CoreNames.COMPARE_ANY_ENTRY : CoreNames.COMPARE_ENTRY;
    }
    if (test.part() instanceof ColumnPart.Element) {
      return any ? CoreNames.COMPARE_ANY_ELEMENT : CoreNames.COMPARE_ELEMENT;
    }
    if (test.part() instanceof ColumnPart.Field) {
      return any ? CoreNames.COMPARE_ANY_FIELD : CoreNames.COMPARE_FIELD;
    }
    return any ? CoreNames.COMPARE_ANY : CoreNames.COMPARE;
  }

  /** Returns the arguments that say which part of the column is compared, and how it is stored. */
  private List<CodeBlock> part(Test test) {
    CodeBlock codec = CodecSource.of(test.java(), test.stored());
    if (isMember(test)) {
      return List.of(codec);
    }
    PropertyModel property = test.property();
    if (test.part() instanceof ColumnPart.Entry entry
        && property.type() instanceof ColumnType.MapOf map) {
      CodeBlock keys = CodecSource.of(property.javaType().arguments().get(0), map.key());
      return List.of(keys, values.of(entry.key()), codec);
    }
    if (test.part() instanceof ColumnPart.Element element) {
      return List.of(values.of(element.index()), codec);
    }
    if (test.part() instanceof ColumnPart.Field field) {
      MappingNames names = new MappingNames(field.type());
      return List.of(CodeBlock.of("$T.$L", names.mapping(), names.property(field.field().name())));
    }
    return List.of();
  }

  private CodeBlock values(Test test) {
    return test.listed() ? values.all(test.values()) : values.of(test.values().get(0));
  }
}
