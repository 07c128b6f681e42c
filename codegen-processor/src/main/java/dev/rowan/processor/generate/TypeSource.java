package dev.rowan.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.rowan.processor.model.ColumnType;
import dev.rowan.processor.model.ScalarKind;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;

/**
 * Writes the expressions of column types. A type inside another is always frozen, so its expression
 * omits that.
 */
final class TypeSource implements ColumnType.Cases<CodeBlock> {
  private final boolean inside;

  private TypeSource(boolean inside) {
    this.inside = inside;
  }

  /** Returns the type of a column. */
  static CodeBlock of(ColumnType type) {
    return type.match(new TypeSource(false));
  }

  @Override
  public CodeBlock scalar(ColumnType.Scalar scalar) {
    return CodeBlock.of("$T.$L", CoreNames.SCALAR_TYPE, scalar.kind());
  }

  @Override
  public CodeBlock converted(ColumnType.Converted converted) {
    return converted.stored().match(this);
  }

  @Override
  public CodeBlock enumByName(ColumnType.EnumByName constant) {
    return CodeBlock.of("$T.$L", CoreNames.SCALAR_TYPE, ScalarKind.TEXT);
  }

  @Override
  public CodeBlock list(ColumnType.ListOf list) {
    return collection(CoreNames.LIST_TYPE, inside(list.element()), list.frozen());
  }

  @Override
  public CodeBlock set(ColumnType.SetOf set) {
    return collection(CoreNames.SET_TYPE, inside(set.element()), set.frozen());
  }

  @Override
  public CodeBlock map(ColumnType.MapOf map) {
    CodeBlock parts = CodeBlock.of("$L, $L", inside(map.key()), inside(map.value()));
    return collection(CoreNames.MAP_TYPE, parts, map.frozen());
  }

  @Override
  public CodeBlock count(ColumnType.Count count) {
    return CodeBlock.of("$T.COUNTER", CoreNames.COUNTER_TYPE);
  }

  @Override
  public CodeBlock vector(ColumnType.VectorOf vector) {
    return CodeBlock.of(
        "new $T($T.$L, $L)",
        CoreNames.VECTOR_TYPE,
        CoreNames.SCALAR_TYPE,
        ScalarKind.FLOAT,
        vector.dimensions());
  }

  @Override
  public CodeBlock user(ColumnType.UserOf user) {
    CodeBlock type = mappedType(user);
    return user.frozen() && !inside ? CodeBlock.of("$L.$L()", type, CoreNames.FROZEN_TYPE) : type;
  }

  @Override
  public CodeBlock tuple(ColumnType.TupleOf tuple) {
    return mappedType(tuple);
  }

  @Override
  public CodeBlock unsupported(ColumnType.Unsupported unsupported) {
    throw new IllegalStateException("a column without errors has no type " + unsupported.text());
  }

  private static CodeBlock mappedType(ColumnType.OfClass type) {
    return CodeBlock.of(
        "$T.$L", GeneratedNames.poet(GeneratedNames.mapping(type.type())), MappingNames.TYPE);
  }

  private CodeBlock collection(ClassName type, CodeBlock parts, boolean frozen) {
    return CodeBlock.of("new $T($L$L)", type, parts, frozen && !inside ? ", true" : "");
  }

  /** Returns a type that is inside another type. */
  static CodeBlock inside(ColumnType type) {
    return type.match(new TypeSource(true));
  }
}
