package dev.rowan.processor.rule.dao;

import dev.rowan.processor.diagnostic.NearName;
import dev.rowan.processor.diagnostic.Severity;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.Design;
import dev.rowan.processor.plan.PlannedCall;
import dev.rowan.processor.plan.PlannedDao;
import dev.rowan.processor.rule.Complaint;
import dev.rowan.processor.rule.DaoRule;
import dev.rowan.processor.rule.DesignRule;
import dev.rowan.processor.rule.Parameters;
import dev.rowan.processor.rule.index.UnderivableIndexKey;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reports a parameter whose name is not the name of a property. */
@DesignRule(code = "DAO-01", severity = Severity.ERROR, summary = "A parameter names no property")
public final class UnknownParameter implements DaoRule {
  private static final Set<String> LIMITS = Set.of("limit", "max", "count", "n", "top", "size");
  private static final Set<String> PAGES = Set.of("page", "pagesize", "offset");
  private static final Set<String> TOKENS = Set.of("token", "pagetoken", "cursor", "pageable");
  private static final List<String> BOUNDS =
      List.of("from", "to", "since", "until", "after", "before", "start", "end", "min", "max");

  @Override
  public Stream<Complaint> check(PlannedDao dao, Design design) {
    return dao.calls().stream().flatMap(call -> check(call, dao.dao()));
  }

  private static Stream<Complaint> check(PlannedCall call, DaoModel dao) {
    boolean silent =
        call.entity()
            .filter(entity -> entity.columns().findAny().isPresent()) // MAP-06, MAP-07
            .filter(
                entity ->
                    !UnderivableIndexKey.isIn(
                        entity)) // IDX-06: the name may belong to the broken index
            .isEmpty();
    if (silent) {
      return Stream.empty();
    }
    Parameters parameters = Parameters.of(call);
    return parameters.naming().stream()
        .filter(parameter -> parameter.kind() != ParameterModel.Kind.OTHER) // DAO-04
        .filter(parameter -> !parameters.isStrayRange(parameter)) // DAO-04
        .filter(parameter -> !parameters.isKnown(parameter))
        .map(parameter -> complaint(call, parameter, parameters, dao));
  }

  private static Complaint complaint(
      PlannedCall call, ParameterModel parameter, Parameters parameters, DaoModel dao) {
    EntityModel entity = call.entity().orElseThrow();
    String name = parameter.name();
    Complaint complaint =
        Complaint.at(
                parameter.origin(),
                "parameter `%s`%s names no property of `%s`%s"
                    .formatted(
                        name,
                        inherited(call, dao),
                        entity.name().simple(),
                        NearName.question(name, parameters.names())))
            .because("a parameter gives the value of the column that has its name");
    if (name.matches("arg\\d+")) {
      return complaint.fix(
          "compile `%s`, which declares the method, with -parameters"
              .formatted(parameter.origin().type()));
    }
    if (!inherited(call, dao).isEmpty()) {
      return complaint.fix(
          "declare `%s` in `%s` again, with one of these names: %s"
              .formatted(
                  call.method().shape().name(),
                  dao.name().simple(),
                  String.join(", ", parameters.names())));
    }
    return meant(call, parameter)
        .map(complaint::fix)
        .orElse(complaint)
        .fix("use one of these names: " + String.join(", ", parameters.names()));
  }

  /** Names the method and the DAO if the DAO inherits the method, maybe from a class file. */
  private static String inherited(PlannedCall call, DaoModel dao) {
    String owner = call.method().shape().origin().type();
    return owner.equals(dao.name().qualified())
        ? ""
        : " of `%s.%s`, which `%s` inherits,"
            .formatted(
                owner.substring(owner.lastIndexOf('.') + 1),
                call.method().shape().name(),
                dao.name().simple());
  }

  /** Returns the parameter that a select takes for what the name says. */
  private static Optional<String> meant(PlannedCall call, ParameterModel parameter) {
    if (!(call.method() instanceof SelectMethod)) {
      return Optional.empty();
    }
    String name = parameter.name().toLowerCase(Locale.ROOT);
    boolean number = parameter.type().is("int") || parameter.type().is("java.lang.Integer");
    if (number && LIMITS.contains(name)) {
      return Optional.of("Limit " + parameter.name());
    }
    boolean page = number ? PAGES.contains(name) : TOKENS.contains(name);
    if (page) {
      return Optional.of("PageRequest page");
    }
    return bounds(call, parameter);
  }

  /** Returns the range for a bound, if exactly one clustering column has its type. */
  private static Optional<String> bounds(PlannedCall call, ParameterModel parameter) {
    String name = parameter.name().toLowerCase(Locale.ROOT);
    if (BOUNDS.stream().noneMatch(name::startsWith)) {
      return Optional.empty();
    }
    List<String> columns =
        TableModel.allOf(call.entity().orElseThrow()).stream()
            .flatMap(table -> table.clustering().stream())
            .filter(column -> column.javaType().sameValuesAs(parameter.type()))
            .map(column -> "Range<%s> %s".formatted(parameter.type().brief(), column.parameter()))
            .distinct()
            .toList();
    return columns.size() == 1 ? Optional.of(columns.get(0)) : Optional.empty();
  }
}
