package dev.rowan.processor.read;

import dev.rowan.annotation.CreatedAt;
import dev.rowan.annotation.GeneratedValue;
import dev.rowan.annotation.Sequence;
import dev.rowan.annotation.Shard;
import dev.rowan.annotation.UpdatedAt;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.Conversion;
import dev.rowan.processor.model.GenerationModel;
import dev.rowan.processor.model.GenerationModel.Kind;
import dev.rowan.processor.model.GenerationModel.Moment;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.ScalarKind;
import java.util.List;
import java.util.Optional;

/** Reads which value the writes of a row generate for a property. */
final class GenerationReader {
  private GenerationReader() {}

  /** Returns the generated values that annotations of a property request. */
  static List<GenerationModel> read(
      List<WrittenAnnotation> written, JavaType java, ColumnType stored) {
    return written.stream().flatMap(each -> generation(each, java, stored).stream()).toList();
  }

  private static Optional<GenerationModel> generation(
      WrittenAnnotation annotation, JavaType java, ColumnType stored) {
    if (annotation.is(GeneratedValue.class)) {
      return Optional.of(uuid(annotation, java, stored));
    }
    if (annotation.is(Sequence.class)) {
      return Optional.of(number(annotation, java, stored));
    }
    if (annotation.is(CreatedAt.class)) {
      return Optional.of(time(annotation, java, Moment.INSERT));
    }
    if (annotation.is(Shard.class) && ComputedReader.isInTurn(annotation)) {
      return Optional.of(shard(annotation));
    }
    return annotation.is(UpdatedAt.class)
        ? Optional.of(time(annotation, java, Moment.WRITE))
        : Optional.empty();
  }

  private static GenerationModel shard(WrittenAnnotation annotation) {
    return new GenerationModel(
        Kind.SHARD, Moment.EACH_INSERT, Optional.empty(), Optional.empty(), annotation.origin());
  }

  private static GenerationModel time(WrittenAnnotation annotation, JavaType java, Moment moment) {
    Kind kind =
        switch (java.raw()) {
          case "java.time.Instant" -> Kind.INSTANT;
          case "java.time.LocalDateTime" -> Kind.LOCAL_DATE_TIME;
          case "java.time.LocalDate" -> Kind.LOCAL_DATE;
          case "java.util.Date" -> Kind.DATE;
          default -> Kind.NONE;
        };
    return new GenerationModel(
        kind, moment, Optional.empty(), Optional.empty(), annotation.origin());
  }

  private static GenerationModel uuid(
      WrittenAnnotation annotation, JavaType java, ColumnType stored) {
    boolean wrapped =
        component(stored).filter(component -> component.is("java.util.UUID")).isPresent();
    boolean plain = java.is("java.util.UUID") && stored instanceof ColumnType.Scalar;
    boolean ofTime = stored.meaning().equals(ColumnType.of(ScalarKind.TIMEUUID));
    Kind kind = wrapped || plain ? ofTime ? Kind.TIME_UUID : Kind.RANDOM_UUID : Kind.NONE;
    return new GenerationModel(
        kind,
        Moment.INSERT,
        wrapped ? Optional.of(java) : Optional.empty(),
        Optional.empty(),
        annotation.origin());
  }

  private static GenerationModel number(
      WrittenAnnotation annotation, JavaType java, ColumnType stored) {
    Optional<JavaType> component = component(stored);
    // a primitive is never null, so only the component of a record can be one
    Kind kind =
        component
            .map(GenerationReader::number)
            .orElseGet(
                () ->
                    java.isPrimitive() || !(stored instanceof ColumnType.Scalar)
                        ? Kind.NONE
                        : number(java));
    return new GenerationModel(
        kind,
        Moment.INSERT,
        component.map(each -> java),
        Optional.of(
            new GenerationModel.SequenceModel(annotation.number("block"), annotation.text("name"))),
        annotation.origin());
  }

  private static Kind number(JavaType java) {
    return switch (java.raw()) {
      case "long", "java.lang.Long" -> Kind.LONG_NUMBER;
      case "int", "java.lang.Integer" -> Kind.INT_NUMBER;
      default -> Kind.NONE;
    };
  }

  /** Returns the type of the only component of a record that a column stores. */
  private static Optional<JavaType> component(ColumnType stored) {
    return stored instanceof ColumnType.Converted converted
            && converted.by() instanceof Conversion.OfComponent of
        ? Optional.of(of.component())
        : Optional.empty();
  }
}
