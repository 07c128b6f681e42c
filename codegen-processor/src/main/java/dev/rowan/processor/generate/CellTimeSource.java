package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.Markers;
import java.util.List;
import java.util.Optional;

/** Writes what reads the write times and the TTLs of values. */
final class CellTimeSource {
  private CellTimeSource() {}

  /** Returns the method of a property that reads the write time or the TTL of its value. */
  static CoreNames.Member reader(Aspect aspect, JavaType type) {
    boolean writeTime = aspect == Aspect.WRITE_TIME;
    if (type.isPrimitive()) {
      return writeTime ? CoreNames.WRITE_MICROS_OR_ZERO : CoreNames.TTL_SECONDS_OR_ZERO;
    }
    if (type.raw().startsWith("java.lang.")) {
      return writeTime ? CoreNames.WRITE_MICROS : CoreNames.TTL_SECONDS;
    }
    return writeTime ? CoreNames.WRITE_TIME : CoreNames.TTL;
  }

  /** Returns the method of a mapping that lists the times of its entities; empty for none. */
  static Optional<MethodSpec> method(EntityModel entity, MappingNames names) {
    CodeBlock times =
        entity.times().map(time -> time(time, names)).collect(CodeBlock.joining(",\n"));
    return times.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Markers.overriding(CoreNames.MAPPING_TIMES)
                .returns(
                    ParameterizedTypeName.get(ClassName.get(List.class), CoreNames.TIME_PROPERTY))
                .addStatement("return $T.of($L)", List.class, times)
                .build());
  }

  private static CodeBlock time(PropertyModel property, MappingNames names) {
    ProjectionModel.Term term = property.time().orElseThrow().term();
    return CodeBlock.of(
        "new $T($S, $L, $L)",
        CoreNames.TIME_PROPERTY,
        property.column(),
        names.property(term.name()),
        term.aspect() == Aspect.TTL);
  }
}
