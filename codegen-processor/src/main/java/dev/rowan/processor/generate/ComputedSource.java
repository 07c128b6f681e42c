package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.TableColumn;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.DocText;
import dev.rowan.processor.source.JavaTypes;
import java.time.temporal.ChronoUnit;

/** Writes the constants that compute columns of the partition key. */
final class ComputedSource {
  private ComputedSource() {}

  /** Returns the constant of a column whose property stores a computed value. */
  static FieldSpec field(TableColumn column, EntityModel entity, MappingNames names) {
    ComputedKey key = column.computed().orElseThrow();
    if (key instanceof ComputedKey.Shard shard && shard.isInTurn()) {
      return inTurn(column, shard, names);
    }
    PropertyModel source = entity.property(key.source()).orElseThrow();
    TypeName from = JavaTypes.of(source.javaType()).box();
    String stored = names.property(column.component().property());
    String given = names.property(source.name());
    String name = names.computed(column.component().property());
    String doc =
        "Computes %s from %s."
            .formatted(DocText.code(column.component().property()), DocText.code(source.name()));
    if (key instanceof ComputedKey.Bucket bucket) {
      TypeName to = JavaTypes.of(column.javaType()).box();
      return constant(ParameterizedTypeName.get(CoreNames.BUCKET_COLUMN, from, to), name, doc)
          .initializer(
              "new $T<>($>$>\n$L,\n$L,\nnew $T($T.$L, $L),\n$L,\n$L)$<$<$L",
              CoreNames.BUCKET_COLUMN,
              stored,
              given,
              CoreNames.CALENDAR_PERIOD,
              ChronoUnit.class,
              bucket.unit().name(),
              bucket.size(),
              bucket.maxWalk(),
              naming(column.javaType(), bucket),
              bucket.listed()
                  ? CodeBlock.of("\n.$L()", CoreNames.WITH_BUCKET_LIST)
                  : CodeBlock.of(""))
          .build();
    }
    return constant(ParameterizedTypeName.get(CoreNames.SHARD_COLUMN, from), name, doc)
        .initializer(
            "new $T<>($L, $L, $L)",
            CoreNames.SHARD_COLUMN,
            stored,
            given,
            ((ComputedKey.Shard) key).count())
        .build();
  }

  private static FieldSpec inTurn(TableColumn column, ComputedKey.Shard shard, MappingNames names) {
    String property = column.component().property();
    return constant(
            CoreNames.SHARD_IN_TURN,
            names.computed(property),
            "Takes the shards of %s in turn.".formatted(DocText.code(property)))
        .initializer(
            "new $T($L, $L)", CoreNames.SHARD_IN_TURN, names.property(property), shard.count())
        .build();
  }

  private static FieldSpec.Builder constant(TypeName type, String name, String doc) {
    return FieldSpec.builder(type, name, PUBLIC, STATIC, FINAL).addJavadoc("$L", doc);
  }

  /** Returns the function that names a period by a value of a Java type. */
  static CodeBlock naming(JavaType type, ComputedKey.Bucket bucket) {
    return switch (type.raw()) {
      case "java.time.LocalDate" -> named(CoreNames.DAY_OF_PERIOD);
      case "java.time.YearMonth" -> named(CoreNames.MONTH_OF_PERIOD);
      case "java.time.Year" -> named(CoreNames.YEAR_OF_PERIOD);
      case "java.time.Instant" -> named(CoreNames.START_OF_PERIOD);
      case "int", "java.lang.Integer" -> named(CoreNames.INT_OF_PERIOD);
      case "long", "java.lang.Long" -> named(CoreNames.LONG_OF_PERIOD);
      default ->
          CodeBlock.of(
              "$T.$L($S)", CoreNames.BUCKET_COLUMN, CoreNames.TEXT_OF_PERIOD, bucket.format());
    };
  }

  private static CodeBlock named(CoreNames.Member method) {
    return CodeBlock.of("$T::$L", CoreNames.CALENDAR_PERIOD, method);
  }
}
