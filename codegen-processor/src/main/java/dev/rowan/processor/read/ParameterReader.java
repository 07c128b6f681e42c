package dev.rowan.processor.read;

import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ParameterConverter;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.source.GeneratedNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/** Reads the parameters of DAO methods. */
final class ParameterReader {
  private static final Set<String> COLLECTIONS =
      Set.of("java.util.Collection", "java.util.List", "java.util.Set");

  private final TypeReader types;
  private final PatchTypes patches;
  private final Predicate<JavaType> isEntity;

  ParameterReader(TypeReader types, PatchTypes patches, Predicate<JavaType> isEntity) {
    this.types = types;
    this.patches = patches;
    this.isEntity = isEntity;
  }

  /**
   * Returns the parameters of a method.
   *
   * @param converters returns the converters of a parameter, the nearest first
   */
  List<ParameterModel> read(
      ExecutableElement method,
      ExecutableType seen,
      Function<VariableElement, List<ConverterModel>> converters,
      Origin origin) {
    List<ParameterModel> parameters = new ArrayList<>();
    for (TypeMirror type : seen.getParameterTypes()) {
      int position = parameters.size();
      VariableElement declared = method.getParameters().get(position);
      String name = declared.getSimpleName().toString();
      Origin place = origin.withParameter(position);
      parameters.add(
          patches
              .entityOf(type)
              .map(entity -> patch(name, entity, place))
              .orElseGet(
                  () ->
                      converted(
                          parameter(name, types.javaType(type), place),
                          converters.apply(declared))));
    }
    return parameters;
  }

  private static ParameterModel patch(String name, TypeName entity, Origin origin) {
    TypeName patch = GeneratedNames.patch(entity);
    JavaType type =
        new JavaType(JavaType.Kind.DECLARED, Optional.of(patch), patch.qualified(), List.of());
    return new ParameterModel(
        name,
        type,
        ParameterModel.Kind.PATCH,
        new ColumnType.Unsupported(type.brief()),
        Optional.of(entity.qualified()),
        origin);
  }

  /** Returns a parameter with the first converter of its values. */
  private ParameterModel converted(ParameterModel declared, List<ConverterModel> converters) {
    return converters.stream()
        .filter(each -> declared.restricts() || declared.kind() == ParameterModel.Kind.OTHER)
        .filter(each -> each.isSound() && each.converts(declared.valueJavaType()))
        .findFirst()
        .map(
            by ->
                declared.convertedBy(
                    new ParameterConverter(
                        by,
                        parameter(
                            declared.name(),
                            declared.type().ofValues(declared.valueJavaType(), by.column()),
                            declared.origin()))))
        .orElse(declared);
  }

  private ParameterModel parameter(String name, JavaType type, Origin origin) {
    boolean range = isRange(type);
    boolean anyOf = isAnyOf(type);
    ColumnType value = types.columnType(valuesOf(type));
    ParameterModel.Kind kind;
    if (isEntity.test(type)) {
      kind = ParameterModel.Kind.ENTITY;
    } else if (isOfEntities(type)) {
      kind = ParameterModel.Kind.ENTITIES;
    } else if (range) {
      kind = ParameterModel.Kind.RANGE;
    } else if (anyOf) {
      kind = ParameterModel.Kind.ANY_OF;
    } else if (type.is("dev.rowan.dao.Limit")) {
      kind = ParameterModel.Kind.LIMIT;
    } else if (type.is("dev.rowan.dao.PerPartitionLimit")) {
      kind = ParameterModel.Kind.PER_PARTITION_LIMIT;
    } else if (type.is("dev.rowan.dao.PageRequest")) {
      kind = ParameterModel.Kind.PAGE_REQUEST;
    } else if (type.is("dev.rowan.dao.ReadOptions")) {
      kind = ParameterModel.Kind.READ_OPTIONS;
    } else if (type.is("dev.rowan.dao.WriteOptions")) {
      kind = ParameterModel.Kind.WRITE_OPTIONS;
    } else {
      kind =
          value.isUnsupported() && !type.is(TypeReader.VECTOR)
              ? ParameterModel.Kind.OTHER
              : ParameterModel.Kind.VALUE;
    }
    Optional<String> entity =
        switch (kind) {
          case ENTITY -> Optional.of(type.raw());
          case ENTITIES -> Optional.of(type.arguments().get(0).raw());
          default -> Optional.empty();
        };
    return new ParameterModel(name, type, kind, value, entity, origin);
  }

  private static boolean isRange(JavaType type) {
    return type.is("dev.rowan.dao.Range") && type.arguments().size() == 1;
  }

  private static boolean isAnyOf(JavaType type) {
    return type.is("java.util.Collection") && type.arguments().size() == 1;
  }

  /** Returns the type of the values of a parameter of that type. */
  static JavaType valuesOf(JavaType type) {
    return isRange(type) || isAnyOf(type) ? type.arguments().get(0) : type;
  }

  private boolean isOfEntities(JavaType type) {
    return COLLECTIONS.contains(type.raw())
        && type.arguments().size() == 1
        && isEntity.test(type.arguments().get(0));
  }
}
