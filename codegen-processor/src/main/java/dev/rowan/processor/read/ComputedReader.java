package dev.rowan.processor.read;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Order;
import dev.rowan.annotation.Shard;
import dev.rowan.processor.model.ComputedKey;
import dev.rowan.processor.model.ComputedProperty;
import dev.rowan.processor.model.CqlName;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.KeyPart;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.Reading;
import dev.rowan.processor.model.Writing;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;

/** Reads how the value of a column is computed from another one. */
final class ComputedReader {
  private static final String COLUMN = "column";
  private static final List<String> OF_COLUMN = List.of(COLUMN, "position", "type");

  private ComputedReader() {}

  /**
   * Returns the computations that annotations of a property or a class request.
   *
   * @param retention how many days rows are stored; 0 if not stated
   */
  static List<ComputedProperty> read(List<WrittenAnnotation> written, long retention) {
    return written.stream().flatMap(annotation -> computed(annotation, retention)).toList();
  }

  private static Stream<ComputedProperty> computed(WrittenAnnotation annotation, long retention) {
    return key(annotation, retention)
        .map(key -> new ComputedProperty(key, ofColumn(annotation), annotation.origin()))
        .stream();
  }

  private static Optional<ComputedKey> key(WrittenAnnotation annotation, long retention) {
    if (annotation.is(Bucket.class)) {
      return Optional.of(
          new ComputedKey.Bucket(
                  annotation.text("of").strip(),
                  annotation.constant("unit", ChronoUnit.class, ChronoUnit.DAYS),
                  annotation.number("size"),
                  annotation.number("maxWalk"),
                  annotation.flag("bucketList"),
                  annotation.text("format"))
              .within(retention));
    }
    return annotation.is(Shard.class)
        ? Optional.of(
            new ComputedKey.Shard(annotation.text("by").strip(), annotation.number("count")))
        : Optional.empty();
  }

  /** Whether a shard is taken in turn instead of computed from a property. */
  static boolean isInTurn(WrittenAnnotation shard) {
    return shard.text("by").equals(Shard.ROUND_ROBIN);
  }

  private static List<String> ofColumn(WrittenAnnotation annotation) {
    return OF_COLUMN.stream()
        .filter(annotation::writes)
        .filter(attribute -> !attribute.equals(COLUMN) || !annotation.text(COLUMN).isEmpty())
        .toList();
  }

  /** Returns the columns that annotations of a class declare, and that no member holds. */
  static List<PropertyModel> columns(
      List<WrittenAnnotation> written, TypeReader types, long retention) {
    return written.stream()
        .flatMap(
            annotation ->
                computed(annotation, retention)
                    .map(computed -> column(annotation, computed, types)))
        .toList();
  }

  private static PropertyModel column(
      WrittenAnnotation annotation, ComputedProperty computed, TypeReader types) {
    String named = annotation.text(COLUMN);
    String column = named.isEmpty() ? usualName(computed.key()) : named;
    JavaType type =
        annotation
            .typeOf("type")
            .filter(given -> given.getKind() != TypeKind.VOID)
            .map(types::javaType)
            .orElseGet(() -> usualType(computed.key()));
    return new PropertyModel(
        CqlName.parameter(column),
        "",
        column,
        "",
        type,
        types.columnType(type),
        Optional.empty(),
        Set.of(),
        List.of(
            new KeyPart(
                KeyPart.Role.PARTITION,
                annotation.number("position"),
                annotation.writes("position"),
                Order.ASC,
                annotation.origin())),
        Optional.empty(),
        OptionalDouble.empty(),
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        HintReader.property(List.of()),
        List.of(),
        List.of(computed),
        Optional.empty(),
        PropertyModel.Absence.UNMARKED,
        new Reading.NoMember(),
        new Writing.NoMember(),
        List.of(),
        annotation.origin());
  }

  /** Returns a name for a column without one, which is an error. */
  private static String usualName(ComputedKey key) {
    if (!(key instanceof ComputedKey.Bucket bucket)) {
      return "shard";
    }
    String units = bucket.unit().name().toLowerCase(Locale.ROOT);
    return units.substring(0, units.length() - 1);
  }

  private static JavaType usualType(ComputedKey key) {
    if (!(key instanceof ComputedKey.Bucket bucket)) {
      return JavaType.library("java.lang", "Integer");
    }
    return bucket.format().isEmpty()
        ? JavaType.library("java.time", bucket.shortestType())
        : JavaType.library("java.lang", "String");
  }
}
