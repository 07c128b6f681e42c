package dev.rowan.processor.generate;

import com.palantir.javapoet.MethodSpec;
import dev.rowan.processor.model.Aspect;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.Markers;

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

  /** Returns the method of a mapping that tells that its entities have times. */
  static MethodSpec readsTimes() {
    return Markers.overriding(CoreNames.MAPPING_READS_TIMES)
        .returns(boolean.class)
        .addStatement("return true")
        .build();
  }
}
