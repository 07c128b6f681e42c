package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.plan.RollupPlan;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.Markers;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.Stream;

/** Writes how counters of other entities count the rows of an entity. */
final class RollupSource {
  private RollupSource() {}

  /**
   * Returns the method of a mapping. It refers to other mappings inside the method, so that mapping
   * classes can be initialized in any order.
   *
   * @param rollups at least one
   */
  static MethodSpec method(List<RollupPlan> rollups) {
    CodeBlock all = rollups.stream().map(RollupSource::rollup).collect(CodeBlock.joining(",\n"));
    return Markers.overriding(CoreNames.MAPPING_ROLLUPS)
        .returns(ParameterizedTypeName.get(ClassName.get(List.class), CoreNames.ROLLUP))
        .addStatement("return $T.of(\n$L)", List.class, all)
        .build();
  }

  private static CodeBlock rollup(RollupPlan rollup) {
    EntityModel counters = rollup.counters();
    MappingNames there = new MappingNames(counters);
    MappingNames here = new MappingNames(rollup.counted());
    return CodeBlock.builder()
        .add("new $T($>$>\n", CoreNames.ROLLUP)
        .add(
            "$T.$L,\n$L,\n$T.of($L),\n",
            there.mapping(),
            MappingNames.INSTANCE,
            SchemaSource.columnOf(rollup.counter().name(), TableModel.of(counters)),
            List.class,
            dimensions(rollup))
        .add("$L,\n", period(rollup, here, there))
        .add(
            "$T.of($L),\n",
            List.class,
            constants(
                counters.primaryKey().stream().filter(key -> key.computed().isPresent()),
                there,
                true))
        .add(
            "$T.of($L),\n",
            List.class,
            constants(
                rollup.counted().partitionKey().stream().filter(key -> key.division().isPresent()),
                here,
                false))
        .add("$T.parse($S))$<$<", Duration.class, rollup.rollup().every())
        .build();
  }

  private static CodeBlock dimensions(RollupPlan rollup) {
    TableModel counted = TableModel.of(rollup.counted());
    return rollup.counters().primaryKey().stream()
        .map(
            key ->
                CodeBlock.of(
                    "$L",
                    rollup.dimensions().contains(key)
                        ? SchemaSource.columnOf(key.name(), counted)
                        : -1))
        .collect(CodeBlock.joining(", "));
  }

  private static CodeBlock period(RollupPlan rollup, MappingNames here, MappingNames there) {
    ComputedKey.Bucket period = rollup.rollup().computation();
    return CodeBlock.of(
        "new $T<>($>$>\n$T.$L,\n$L,\nnew $T($T.$L, $L),\n0,\n$L)$<$<",
        CoreNames.BUCKET_COLUMN,
        there.mapping(),
        there.property(rollup.period().name()),
        here.property(rollup.time().name()),
        CoreNames.CALENDAR_PERIOD,
        ChronoUnit.class,
        period.unit().name(),
        period.size(),
        ComputedSource.naming(rollup.period().javaType(), period));
  }

  private static CodeBlock constants(
      Stream<PropertyModel> divided, MappingNames names, boolean qualified) {
    return divided
        .map(each -> names.computed(each.name()))
        .map(
            constant ->
                qualified
                    ? CodeBlock.of("$T.$L", names.mapping(), constant)
                    : CodeBlock.of("$L", constant))
        .collect(CodeBlock.joining(", "));
  }
}
