package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.ParameterConverter;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import java.util.List;
import java.util.stream.Stream;

/** Writes the conversions of a DAO: of arguments, and of values that methods return. */
final class ConverterSource {
  private final DaoNames names;
  private final PlannedMethod method;

  ConverterSource(DaoNames names, PlannedMethod method) {
    this.names = names;
    this.method = method;
  }

  /** Returns the converters that a method uses. */
  static List<ConverterModel> of(PlannedMethod method) {
    Stream<ConverterModel> ofParameters =
        method.method().shape().parameters().stream()
            .flatMap(each -> each.appliedConverter().stream())
            .map(ParameterConverter::by);
    Stream<ConverterModel> ofResults =
        method.method().shape().returns().projection().stream()
            .flatMap(each -> each.components().stream())
            .flatMap(each -> each.converter().stream());
    return Stream.concat(ofParameters, ofResults).distinct().toList();
  }

  /** Returns the fields with the converters of the method. */
  List<FieldSpec> fields() {
    return of(method).stream().map(this::field).toList();
  }

  private FieldSpec field(ConverterModel converter) {
    return FieldSpec.builder(
            ParameterizedTypeName.get(
                CoreNames.DAO_CONVERTER,
                JavaTypes.boxed(converter.java()),
                JavaTypes.boxed(converter.column())),
            names.converter(method, converter),
            PRIVATE,
            FINAL)
        .initializer(
            "new $T<>($S, new $T())",
            CoreNames.DAO_CONVERTER,
            names.qualified(method),
            GeneratedNames.poet(converter.type()))
        .build();
  }

  /** Returns an argument as the values that its converter stores. */
  String argument(ParameterModel parameter, String name) {
    return parameter
        .appliedConverter()
        .map(
            each ->
                "%s.%s(%s)"
                    .formatted(names.converter(method, each.by()), conversion(each.stored()), name))
        .orElse(name);
  }

  private static CoreNames.Member conversion(ParameterModel stored) {
    return switch (stored.kind()) {
      case RANGE -> CoreNames.CONVERT_RANGE;
      case ANY_OF -> CoreNames.CONVERT_EACH;
      default -> CoreNames.CONVERT;
    };
  }

  /** Returns the value that a component has, read from a row. */
  CodeBlock result(ProjectionModel.Component component, CodeBlock read) {
    return component
        .converter()
        .map(
            by ->
                CodeBlock.of(
                    "$L.$L($L)", names.converter(method, by), CoreNames.CONVERT_RESULT, read))
        .orElse(read);
  }
}
