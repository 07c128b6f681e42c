package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.Restriction.Between;
import dev.rowan.processor.model.Restriction.End;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes what the condition of a read gives as value, values or range of a property. */
final class RestrictionSource {
  private final String prepared;
  private final MappingNames mapping;
  private final ValueSource values;

  RestrictionSource(DaoNames names, PlannedMethod method, List<String> parameters) {
    this.prepared = names.prepared(method);
    this.mapping = names.mapping(method.entity());
    this.values = new ValueSource(parameters);
  }

  /** Returns the expression that a parameter in place of the restriction would be. */
  CodeBlock of(Restriction restriction) {
    if (restriction instanceof Restriction.Equal equal) {
      return values.of(equal.value());
    }
    if (restriction instanceof Restriction.OneOf any) {
      return any.listed() ? values.all(any.values()) : values.of(any.values().get(0));
    }
    Between range = (Between) restriction;
    return CodeBlock.of(
        "new $T<>($L, $L)", CoreNames.RANGE_OF_VALUES, end(range.lower()), end(range.upper()));
  }

  /** Returns the first value of an end, and whether the range includes rows with this value. */
  private CodeBlock end(Optional<End> end) {
    return end.map(
            each ->
                CodeBlock.of(
                    "$L, $L",
                    values.of(each.values().get(0)),
                    each.inclusive() || each.values().size() > 1))
        .orElseGet(() -> CodeBlock.of("null, true"));
  }

  /** Returns both ends as bounds of columns of the table, with null for no end. */
  List<CodeBlock> bounds(Between range, TableModel table) {
    return List.of(bound(range, range.lower(), table), bound(range, range.upper(), table));
  }

  private CodeBlock bound(Between range, Optional<End> end, TableModel table) {
    if (end.isEmpty()) {
      return CodeBlock.of("null");
    }
    List<CodeBlock> encoded = new ArrayList<>();
    List<String> names = range.names(end.get());
    for (int i = 0; i < names.size(); i++) {
      encoded.add(
          CodeBlock.of(
              "$L.$L($T.$L, $L)",
              prepared,
              CoreNames.ARGUMENT_KEY,
              mapping.mapping(),
              mapping.argument(table.byParameter(names.get(i)).orElseThrow().component()),
              values.of(end.get().values().get(i))));
    }
    boolean inclusive = end.get().inclusive();
    return encoded.size() == 1
        ? CodeBlock.of(
            "$T.$L($L, $L)", CoreNames.BOUND, CoreNames.BOUND_OF, encoded.get(0), inclusive)
        : CodeBlock.of(
            "new $T(\n$>$>$T.of(\n$>$>$L$<$<),\n$L$<$<)",
            CoreNames.BOUND,
            List.class,
            CodeBlock.join(encoded, ",\n"),
            inclusive);
  }
}
