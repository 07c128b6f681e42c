package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rowan.processor.model.PropertyModel;
import dev.rowan.processor.model.UdtModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.DocText;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.JavaTypes;
import dev.rowan.processor.source.Markers;
import java.util.List;

/** Writes the mapping class of one user-defined type or tuple. */
final class UdtGenerator {
  private final UdtModel udt;
  private final List<PropertyModel> fields;
  private final ClassName type;
  private final MappingNames names;

  UdtGenerator(UdtModel udt) {
    this.udt = udt;
    this.fields = udt.fields().toList();
    this.type = GeneratedNames.poet(udt.name());
    this.names = new MappingNames(udt);
  }

  TypeSpec generate() {
    TypeSpec.Builder mapping =
        TypeSpec.classBuilder(names.mapping())
            .addJavadoc(
                "Maps {@link $T} to the $L $L.", type, udt.noun(), DocText.code(udt.typeName()))
            .addAnnotations(Markers.ofEveryClass())
            .addModifiers(FINAL)
            .addSuperinterface(
                ParameterizedTypeName.get(
                    udt.tuple() ? CoreNames.TUPLE_MAPPING : CoreNames.USER_TYPE_MAPPING, type))
            .addField(instance());
    if (udt.mapped().visibility() == Visibility.PUBLIC) {
      mapping.addModifiers(PUBLIC);
    }
    for (int place = 0; place < fields.size(); place++) {
      mapping.addField(field(fields.get(place), place));
    }
    EntityAccess access = EntityAccess.ofUdt(udt, names);
    return mapping
        .addField(typeField())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(PRIVATE).build())
        .addMethod(typeMethod())
        .addMethod(access.write(CoreNames.FIELDS_WRITE, fields))
        .addMethod(access.read(CoreNames.FIELDS_READ))
        .addMethods(access.readEmbedded())
        .build();
  }

  private FieldSpec instance() {
    return constant(names.mapping(), MappingNames.INSTANCE)
        .addJavadoc("The only instance.")
        .initializer("new $T()", names.mapping())
        .build();
  }

  private FieldSpec field(PropertyModel field, int place) {
    TypeName parameterized =
        ParameterizedTypeName.get(CoreNames.TYPE_FIELD, JavaTypes.boxed(field.javaType()));
    return constant(parameterized, names.property(field.name()))
        .addJavadoc(
            "Field $L.", DocText.code(field.column() + " " + field.type().frozenType().cql()))
        .initializer(
            "new $T<>($S, $L, $L)",
            CoreNames.TYPE_FIELD,
            field.name(),
            place,
            CodecSource.of(field.javaType(), field.type()))
        .build();
  }

  private FieldSpec typeField() {
    return udt.tuple() ? tupleField() : userTypeField();
  }

  private FieldSpec tupleField() {
    CodeBlock list =
        fields.stream()
            .map(field -> TypeSource.inside(field.type()))
            .collect(CodeBlock.joining(", "));
    return constant(CoreNames.TUPLE_TYPE, MappingNames.TYPE)
        .addJavadoc("The tuple $L.", DocText.code(udt.typeName()))
        .initializer("$>$>\nnew $T($T.of($L))$<$<", CoreNames.TUPLE_TYPE, List.class, list)
        .build();
  }

  private FieldSpec userTypeField() {
    CodeBlock list =
        fields.stream()
            .map(
                field ->
                    CodeBlock.of(
                        "new $T($S, $L)",
                        CoreNames.USER_FIELD,
                        field.column(),
                        TypeSource.inside(field.type())))
            .collect(CodeBlock.joining(",\n"));
    return constant(CoreNames.USER_TYPE, MappingNames.TYPE)
        .addJavadoc("The user-defined type $L.", DocText.code(udt.typeName()))
        .initializer(
            "$>$>\nnew $T($S, $T.of($>$>\n$L))$<$<$<$<",
            CoreNames.USER_TYPE,
            udt.typeName(),
            List.class,
            list)
        .build();
  }

  private MethodSpec typeMethod() {
    return Markers.overriding(udt.tuple() ? CoreNames.TUPLE_TYPE_OF : CoreNames.USER_TYPE_OF)
        .returns(udt.tuple() ? CoreNames.TUPLE_TYPE : CoreNames.USER_TYPE)
        .addStatement("return $L", MappingNames.TYPE)
        .build();
  }

  private static FieldSpec.Builder constant(TypeName type, String name) {
    return FieldSpec.builder(type, name, PUBLIC, STATIC, FINAL);
  }
}
