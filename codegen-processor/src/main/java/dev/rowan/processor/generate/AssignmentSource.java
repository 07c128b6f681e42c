package dev.rowan.processor.generate;

import com.palantir.javapoet.CodeBlock;
import dev.rowan.annotation.Nulls;
import dev.rowan.processor.model.Assignment;
import dev.rowan.processor.model.Assignment.Kind;
import dev.rowan.processor.model.ColumnPart;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConditionValue;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.plan.Binding;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Writes what a method writes into columns, and the TTL and the timestamp of its statement. */
final class AssignmentSource {
  private final DaoMethod method;
  private final EntityModel entity;
  private final MappingNames mapping;
  private final ValueSource values;
  private final Arguments arguments;

  AssignmentSource(DaoNames names, PlannedMethod method, List<String> parameters) {
    this.method = method.method();
    this.entity = method.entity();
    this.mapping = names.mapping(method.entity());
    this.values = new ValueSource(parameters);
    this.arguments = new Arguments(names, method, parameters);
  }

  /** Returns the call that names the row by a column of its key. */
  CodeBlock key(Binding binding) {
    return call(
        binding.several() ? CoreNames.CHANGE_KEYS : CoreNames.CHANGE_KEY,
        binding,
        binding.source() == Binding.Source.NEXT_SHARD
            ? next(binding.column())
            : arguments.value(binding));
  }

  private CodeBlock next(TableColumn shard) {
    return CodeBlock.of(
        "$T.$L.$L()",
        mapping.mapping(),
        mapping.computed(shard.component().property()),
        CoreNames.NEXT_SHARD);
  }

  /** Returns the call that changes a column. */
  CodeBlock change(Binding binding) {
    return method
        .assignment(binding.parameter())
        .map(assignment -> change(binding, assignment))
        .orElseGet(
            () ->
                call(
                    method instanceof DaoMethod.IncrementMethod
                        ? CoreNames.CHANGE_INCREMENT
                        : CoreNames.CHANGE_SET,
                    binding,
                    arguments.value(binding)));
  }

  private CodeBlock change(Binding binding, Assignment assignment) {
    CodeBlock value = values.of(assignment.value());
    if (method instanceof DaoMethod.InsertMethod insert) {
      return inserted(binding, assignment, insert.nulls());
    }
    if (assignment.part() instanceof ColumnPart.Entry entry) {
      return call(
          CoreNames.CHANGE_PUT, binding, CodeBlock.of("$L, $L", values.of(entry.key()), value));
    }
    if (assignment.part() instanceof ColumnPart.Element element) {
      return call(
          CoreNames.CHANGE_SET_AT,
          binding,
          CodeBlock.of("$L, $L", values.of(element.index()), value));
    }
    if (assignment.part() instanceof ColumnPart.Field field) {
      MappingNames type = new MappingNames(field.type());
      return call(
          CoreNames.CHANGE_SET_FIELD,
          binding,
          CodeBlock.of("$T.$L, $L", type.mapping(), type.property(field.field().name()), value));
    }
    return call(member(assignment), binding, value);
  }

  /** Returns the call for a value of an insert, whose null is replaced by a generated value. */
  private CodeBlock inserted(Binding binding, Assignment assignment, Nulls nulls) {
    CodeBlock value = values.of(assignment.value());
    Optional<PropertyModel> generated =
        entity
            .columns()
            .filter(binding::isOf)
            .filter(each -> !each.generated().isEmpty())
            .findAny();
    if (generated.isPresent() && !assignment.as().type().isPrimitive()) {
      return call(
          CoreNames.CHANGE_SET,
          binding,
          CodeBlock.of(
              "$L == null ? $L : $L",
              value,
              GeneratedValueSource.of(generated.get(), mapping),
              value));
    }
    boolean leavesNull =
        nulls == Nulls.UNSET
            && assignment.value() instanceof ConditionValue.Argument
            && !assignment.as().type().isPrimitive();
    return assignment.part() instanceof ColumnPart.Entry entry
        ? call(CoreNames.CHANGE_PUT, binding, CodeBlock.of("$L, $L", values.of(entry.key()), value))
        : call(leavesNull ? CoreNames.CHANGE_GIVE : CoreNames.CHANGE_SET, binding, value);
  }

  /** Returns the call that sets a property to a generated value. */
  CodeBlock generated(PropertyModel property) {
    return CodeBlock.of(
        "\n.$L($T.$L, $L)",
        CoreNames.CHANGE_SET,
        mapping.mapping(),
        mapping.property(property.name()),
        GeneratedValueSource.of(property, mapping));
  }

  private static CoreNames.Member member(Assignment assignment) {
    ColumnType type = assignment.as().valueType();
    boolean adds = assignment.kind() == Kind.ADD;
    if (assignment.kind() == Kind.SET) {
      return CoreNames.CHANGE_SET;
    }
    if (assignment.kind() == Kind.PREPEND) {
      return CoreNames.CHANGE_PREPEND;
    }
    if (type instanceof ColumnType.Count) {
      return adds ? CoreNames.CHANGE_INCREMENT : CoreNames.CHANGE_DECREMENT;
    }
    if (type instanceof ColumnType.MapOf) {
      return adds ? CoreNames.CHANGE_PUT_ALL : CoreNames.CHANGE_REMOVE_KEYS;
    }
    if (!adds) {
      return CoreNames.CHANGE_REMOVE;
    }
    return type instanceof ColumnType.ListOf ? CoreNames.CHANGE_APPEND : CoreNames.CHANGE_ADD;
  }

  private CodeBlock call(CoreNames.Member change, Binding binding, CodeBlock values) {
    return CodeBlock.of(
        "\n.$L($T.$L, $L)", change, mapping.mapping(), mapping.argument(binding), values);
  }

  /** Returns the calls that set the TTL and the timestamp of a statement; nothing without them. */
  CodeBlock using() {
    CodeBlock.Builder using = CodeBlock.builder();
    method
        .written()
        .ifPresent(
            statement -> {
              statement
                  .ttl()
                  .ifPresent(ttl -> using.add(".$L($L)", CoreNames.USING_TTL, duration(ttl)));
              statement
                  .timestamp()
                  .ifPresent(at -> using.add(".$L($L)", CoreNames.USING_TIMESTAMP, instant(at)));
            });
    return using.build();
  }

  private CodeBlock duration(ConditionValue ttl) {
    return isOf(ttl, "java.time.Duration")
        ? values.of(ttl)
        : CodeBlock.of("$T.ofSeconds($L)", Duration.class, values.of(ttl));
  }

  private CodeBlock instant(ConditionValue timestamp) {
    return isOf(timestamp, "java.time.Instant")
        ? values.of(timestamp)
        : CodeBlock.of(
            "$T.EPOCH.plus($L, $T.MICROS)", Instant.class, values.of(timestamp), ChronoUnit.class);
  }

  private boolean isOf(ConditionValue value, String type) {
    return value instanceof ConditionValue.Argument argument
        && method.shape().parameters().get(argument.parameter()).type().is(type);
  }
}
