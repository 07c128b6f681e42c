package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.Component;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.MethodShape;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.rule.CallRule;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.Words;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import dev.rowan.processor.rule.key.BrokenKeyStructure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reports a method that returns a map whose keys do not each identify one row. */
@DesignRule(
    code = "DAO-23",
    severity = Severity.ERROR,
    summary = "A method returns a Map, but its keys are not the values of one Collection")
public final class UnkeyedMap implements CallRule {
  @Override
  public Stream<Complaint> check(PlannedCall call) {
    boolean silent =
        call.entity().filter(BrokenKeyStructure::isIn).isPresent()
            || call.entity().filter(UnderivableIndexKey::isIn).isPresent();
    ReturnModel returns = call.method().shape().returns();
    return silent
            || returns.kind() != ReturnModel.Kind.MAP
            || !(call.plan().orElse(null) instanceof MethodPlan.Read read)
        ? Stream.empty() // QRY-01 reports a select without a plan
        : check(call.method(), read).stream();
  }

  private static Optional<Complaint> check(DaoMethod method, MethodPlan.Read read) {
    MethodShape shape = method.shape();
    List<Binding> several =
        read.equality().stream()
            .filter(binding -> binding.source() == Binding.Source.ANY_OF)
            .toList();
    if (several.size() != 1) {
      return Optional.of(uncertain(shape, several));
    }
    Binding keys = several.get(0);
    JavaType key = method.arguments().get(keys.parameter()).valueJavaType();
    boolean whole = read.ofPartitions() || read.equality().size() == keysOf(read);
    boolean derived = read.equality().stream().anyMatch(Binding::isDerived);
    if (!whole || derived || read.range().isPresent() || !isProperty(keys)) {
      return Optional.of(ofManyRows(shape, read, keys));
    }
    return shape.returns().mapKey().equals(key)
        ? Optional.empty()
        : Optional.of(mistyped(shape, keys, key));
  }

  private static int keysOf(MethodPlan.Read read) {
    return read.table().primaryKey().size();
  }

  private static boolean isProperty(Binding keys) {
    return keys.column().component() instanceof Component.Whole;
  }

  private static Complaint uncertain(MethodShape shape, List<Binding> several) {
    String found =
        several.isEmpty()
            ? "no Collection gives its keys"
            : "both %s can be its keys"
                .formatted(
                    several.stream()
                        .map(each -> "`" + each.column().parameter() + "`")
                        .collect(Collectors.joining(" and ")));
    return begun(shape, found).fix(listed(shape));
  }

  private static Complaint ofManyRows(MethodShape shape, MethodPlan.Read read, Binding keys) {
    return begun(shape, "several rows can match each `%s`".formatted(keys.column().parameter()))
        .because(
            "the key of `%s` is %s, and a Map has one value for each of its keys"
                .formatted(read.table().name(), Words.key(read.table())))
        .fix(listed(shape))
        .fix("add parameters for the other key columns");
  }

  private static Complaint mistyped(MethodShape shape, Binding keys, JavaType key) {
    String wanted = key.boxed().brief();
    return Complaint.at(
            shape.origin(),
            "the keys of the Map that `%s` returns are `%s`, but `%s` is a Collection of `%s`"
                .formatted(
                    shape.name(),
                    shape.returns().mapKey().brief(),
                    keys.column().parameter(),
                    wanted))
        .because("the Map has the values of the Collection as its keys")
        .fix(method(shape, shape.returns().mapOf(key)));
  }

  private static Complaint begun(MethodShape shape, String fact) {
    return Complaint.at(shape.origin(), "`%s` returns a Map, but %s".formatted(shape.brief(), fact))
        .because("a key of the Map is a value of the one Collection, and has one row at most");
  }

  /** Returns the method with a list in place of the map. */
  private static String listed(MethodShape shape) {
    return method(
        shape, JavaType.library("java.util", "List", shape.returns().element().orElseThrow()));
  }

  private static String method(MethodShape shape, JavaType result) {
    return "%s %s(%s);"
        .formatted(shape.returns().briefIn(result), shape.name(), Parameters.declared(shape));
  }
}
