package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.annotation.IndexTarget;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.Restriction;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.IndexBinding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import java.util.List;
import java.util.stream.Stream;

/** Writes arguments of a DAO method as encoded values of the columns that they restrict. */
final class Arguments {
  private final String prepared;
  private final MappingNames mapping;
  private final List<String> parameters;
  private final boolean reads;
  private final DaoMethod method;
  private final RestrictionSource restrictions;

  Arguments(DaoNames names, PlannedMethod method, List<String> parameters) {
    this.prepared = names.prepared(method);
    this.mapping = names.mapping(method.entity());
    this.parameters = parameters;
    this.reads = method.plan() instanceof MethodPlan.Read;
    this.method = method.method();
    this.restrictions = new RestrictionSource(names, method, parameters);
  }

  /** Returns the leading arguments, followed by the values of the first columns of a key. */
  CodeBlock keys(List<CodeBlock> before, List<Binding> key) {
    Stream<CodeBlock> all = Stream.concat(before.stream(), key.stream().map(this::keyColumn));
    return key.size() == 1 && before.size() < 2 ? all.collect(CodeBlock.joining(", ")) : lines(all);
  }

  private static CodeBlock lines(Stream<CodeBlock> arguments) {
    return CodeBlock.of("$>$>\n$L$<$<", arguments.collect(CodeBlock.joining(",\n")));
  }

  /** Whether a condition gives both ends of a range, so that the ends are two arguments. */
  boolean isOfBounds(Binding range) {
    return method.restriction(range.parameter()).isPresent();
  }

  /** Returns a range of columns: as one argument, or as two bounds. */
  List<CodeBlock> range(Binding range, TableModel table) {
    return method
        .restriction(range.parameter())
        .map(each -> restrictions.bounds((Restriction.Between) each, table))
        .orElseGet(() -> List.of(encoded(CoreNames.ARGUMENT_RANGE, range)));
  }

  /** Returns the value, element, key, entry or range that a native index compares with. */
  CodeBlock indexed(IndexBinding restriction, EntityModel entity) {
    Binding binding = restriction.binding();
    String property = restriction.index().property();
    if (restriction.index().target() == IndexTarget.ENTRIES
        && restriction.index().isOfParts(entity)) {
      return CodeBlock.of(
          "$L.$L(\n$>$>$T.$L,\n$T.$L,\n$L)$<$<",
          prepared,
          CoreNames.ARGUMENT_ENTRY,
          mapping.mapping(),
          mapping.argument(new Component.ElementOf(property)),
          mapping.mapping(),
          mapping.argument(new Component.ValueOf(property)),
          value(binding));
    }
    if (!restriction.range()) {
      return encoded(CoreNames.ARGUMENT_KEY, binding);
    }
    List<CodeBlock> ends = range(binding, TableModel.of(entity));
    return isOfBounds(binding) ? lines(ends.stream()) : ends.get(0);
  }

  /** Returns the range of one or several clustering columns as a call that selects it. */
  CodeBlock selected(Binding range, TableModel table) {
    List<CodeBlock> ends = range(range, table);
    return isOfBounds(range)
        ? CodeBlock.of("$L($L)", CoreNames.BETWEEN, lines(ends.stream()))
        : CodeBlock.of("$L($L)", CoreNames.RANGE, ends.get(0));
  }

  /** Returns the value of a parameter, or what the condition of the method gives in its place. */
  CodeBlock value(Binding binding) {
    return method
        .restriction(binding.parameter())
        .map(restrictions::of)
        .orElseGet(() -> CodeBlock.of("$L", parameters.get(binding.parameter())));
  }

  private CodeBlock keyColumn(Binding binding) {
    if (binding.shards().isPresent()) {
      return CodeBlock.of(
          "$T.$L($L)", CoreNames.ANY_OF, CoreNames.BELOW, binding.shards().getAsInt());
    }
    if (binding.source() == Binding.Source.WALK) {
      return binding.column().component() instanceof Component.PeriodOf listed
          ? walked(listed, CodeBlock.of(""))
          : CodeBlock.of(
              "$L.$L($T.$L)",
              prepared,
              CoreNames.ARGUMENT_WALK,
              mapping.mapping(),
              mapping.argument(binding));
    }
    if (binding.source() == Binding.Source.PERIODS && binding.column().isComputedProperty()) {
      return CodeBlock.of(
          "$L.$L($T.$L, $L)",
          prepared,
          walks(binding) ? CoreNames.ARGUMENT_WALK : CoreNames.ARGUMENT_BUCKETS,
          mapping.mapping(),
          mapping.argument(binding),
          value(binding));
    }
    if (binding.source() == Binding.Source.PERIODS
        && binding.column().component() instanceof Component.PeriodOf period) {
      if (reads && binding.column().isListed()) {
        return walked(period, value(binding));
      }
      return CodeBlock.of(
          "$L.$L($T.$L, $T.$L, $L)",
          prepared,
          CoreNames.ARGUMENT_PERIODS,
          mapping.mapping(),
          mapping.property(period.property()),
          CoreNames.PERIOD,
          period.period(),
          value(binding));
    }
    return encoded(binding.several() ? CoreNames.ARGUMENT_ANY : CoreNames.ARGUMENT_KEY, binding);
  }

  /** Returns the periods of an index that a list has: all, or those of a range. */
  private CodeBlock walked(Component.PeriodOf period, CodeBlock range) {
    return CodeBlock.of(
        "$L.$L($T.$L, $T.$L$L)",
        prepared,
        CoreNames.ARGUMENT_WALK,
        mapping.mapping(),
        mapping.property(period.property()),
        CoreNames.PERIOD,
        period.period(),
        range.isEmpty() ? range : CodeBlock.of(", $L", range));
  }

  /** Whether a range may lack an end: a read that stops after a number of buckets. */
  private boolean walks(Binding binding) {
    return reads && binding.column().bucket().filter(ComputedKey.Bucket::isWalked).isPresent();
  }

  private CodeBlock encoded(CoreNames.Member encode, Binding binding) {
    return CodeBlock.of(
        "$L.$L($T.$L, $L)",
        prepared,
        encode,
        mapping.mapping(),
        mapping.argument(binding),
        value(binding));
  }
}
