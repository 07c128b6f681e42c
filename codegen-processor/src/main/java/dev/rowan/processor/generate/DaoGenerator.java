package dev.rowan.processor.generate;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.rowan.annotation.Consistency;
import dev.rowan.processor.check.SoundDao;
import dev.rowan.processor.model.BatchPart;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.ReturnModel;
import dev.rowan.processor.model.TableModel;
import dev.rowan.processor.model.Visibility;
import dev.rowan.processor.plan.CallRequests;
import dev.rowan.processor.plan.MethodPlan;
import dev.rowan.processor.plan.PartitionOrder;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.CoreNames;
import dev.rowan.processor.source.GeneratedNames;
import dev.rowan.processor.source.Markers;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Writes the class that implements one DAO. */
final class DaoGenerator {
  /**
   * How many methods and returned properties one constructor prepares. Each takes fewer than 100
   * bytes of bytecode, and a constructor has at most 65,535.
   */
  private static final int MOST_IN_CONSTRUCTOR = 500;

  private final SoundDao dao;
  private final Container container;
  private final DaoNames names;

  DaoGenerator(SoundDao dao, Container container) {
    this.dao = dao;
    this.container = container;
    this.names = new DaoNames(dao);
  }

  TypeSpec generate() {
    ClassName type = GeneratedNames.poet(dao.dao().name());
    TypeSpec.Builder implementation =
        TypeSpec.classBuilder(GeneratedNames.poet(GeneratedNames.dao(dao.dao().name())))
            .addJavadoc("Implements {@link $T} on a store. Thread-safe.", type)
            .addAnnotations(Markers.ofEveryClass())
            .addSuperinterface(type) // not final: containers make proxies of the class
            .alwaysQualify(dao.dao().memberTypes().toArray(String[]::new));
    container.ofType().forEach(implementation::addAnnotation);
    if (dao.dao().visibility() == Visibility.PUBLIC) {
      implementation.addModifiers(PUBLIC);
    }
    names.entities().forEach(entity -> implementation.addField(runtime(entity)));
    for (PlannedMethod method : dao.methods()) {
      implementation.addFields(new ConverterSource(names, method).fields());
      implementation.addFields(new PartSource(names, method).fields());
      implementation.addField(prepared(method));
    }
    boolean divided = methodsAndProperties() > MOST_IN_CONSTRUCTOR;
    implementation.addMethod(constructor(divided));
    if (divided) {
      dao.methods().forEach(method -> implementation.addMethod(preparationMethod(method)));
    }
    MethodWriter writer = new MethodWriter(names);
    for (int at = 0; at < dao.methods().size(); at++) {
      PlannedMethod method = dao.methods().get(at);
      Optional<BatchPart> part = method.part();
      if (part.isEmpty()) {
        implementation.addMethod(writer.write(method));
      } else if (part.get().isFirst()) {
        List<PlannedMethod> batch = dao.methods().subList(at, at + part.get().count());
        implementation.addMethod(writer.writeBatch(batch));
      }
    }
    return implementation.build();
  }

  /** Returns how many methods and returned properties the DAO has. */
  private int methodsAndProperties() {
    return dao.methods().stream()
        .mapToInt(
            method -> {
              Optional<ProjectionModel> projection = method.method().shape().returns().projection();
              return 1 + projection.map(ProjectionModel::components).map(List::size).orElse(0);
            })
        .sum();
  }

  /** The field with the parts of a method that do not change between its calls. */
  private FieldSpec prepared(PlannedMethod method) {
    return FieldSpec.builder(preparedType(method), names.prepared(method), PRIVATE, FINAL).build();
  }

  /** The method that returns the value of this field to the constructor of a large DAO. */
  private MethodSpec preparationMethod(PlannedMethod method) {
    return MethodSpec.methodBuilder(names.preparationMethod(method))
        .addModifiers(PRIVATE)
        .returns(preparedType(method))
        .addStatement("return $L", preparation(method))
        .build();
  }

  private static TypeName preparedType(PlannedMethod method) {
    ClassName type =
        method.method().shape().returns().isLargeValue()
            ? CoreNames.LARGE_VALUES
            : method.plan() instanceof MethodPlan.Read
                    || method.plan() instanceof MethodPlan.IndexRead
                ? CoreNames.KEYED_READ
                : method.plan() instanceof MethodPlan.Scan
                    ? CoreNames.SCAN_SELECTION
                    : CoreNames.DAO_RUNTIME;
    TypeName result =
        type.equals(CoreNames.LARGE_VALUES)
            ? GeneratedNames.poet(method.entity().name())
            : ProjectionSource.result(method);
    return ParameterizedTypeName.get(type, result);
  }

  private CodeBlock preparation(PlannedMethod method) {
    String runtime = names.runtime(method.entity());
    if (method.method().shape().returns().isLargeValue()) {
      return CodeBlock.of(
          "$L.$L($S, $T.$L, $L)\n$>$>.$L($L)$<$<",
          runtime,
          CoreNames.ATTRIBUTED_TO,
          names.qualified(method),
          CoreNames.CALL_KIND,
          CoreNames.KIND_WRITE,
          requests(method),
          CoreNames.LARGE_VALUES_OF,
          ProjectionSource.property(
              names.mapping(method.entity()),
              method.method().returned(method.entity()).get(0).name()));
    }
    if (method.plan() instanceof MethodPlan.Read read) {
      return CodeBlock.of(
          "$L.$L(\n$>$>$L$L$L$L$L$L$L)$<$<",
          runtime,
          CoreNames.KEYED,
          plan(method, read.table()),
          ofKeys(method),
          read.reversed() ? "." + CoreNames.PLAN_BACKWARDS + "()" : "",
          inOrder(read),
          read.ofPartitions() ? "." + CoreNames.PLAN_OF_PARTITIONS + "()" : "",
          as(method),
          projection(method));
    }
    if (method.plan() instanceof MethodPlan.IndexRead read) {
      return CodeBlock.of(
          "$L.$L(\n$>$>$L$L$L$L)$<$<",
          runtime,
          CoreNames.KEYED,
          plan(method, read.table()),
          ofKeys(method),
          as(method),
          projection(method));
    }
    return method.plan() instanceof MethodPlan.Scan scan
        ? CodeBlock.of(
            "$L.$L(\n$>$>$L$L$L$L$L)$<$<",
            runtime,
            CoreNames.SCAN,
            plan(method, TableModel.of(method.entity())),
            ofKeys(method),
            scan.ofPartitions() ? "." + CoreNames.PLAN_OF_PARTITIONS + "()" : "",
            as(method),
            projection(method))
        : writing(method, runtime);
  }

  /** Returns the run time of a method that writes; a planned write is no call of its own. */
  private CodeBlock writing(PlannedMethod method, String runtime) {
    if (method.method().shape().returns().isDeferred()) {
      return CodeBlock.of("$L.$L($S)", runtime, CoreNames.ATTRIBUTED_TO, names.qualified(method));
    }
    boolean conditional = method.method().isConditionalOn(method.entity());
    return CodeBlock.of(
        "$L.$L($S, $T.$L, $L$L)",
        runtime,
        CoreNames.ATTRIBUTED_TO,
        names.qualified(method),
        CoreNames.CALL_KIND,
        conditional ? CoreNames.KIND_CONDITIONAL_WRITE : CoreNames.KIND_WRITE,
        requests(method),
        MethodCql.of(method)
            .map(cql -> CodeBlock.of(",\n$>$>$S$<$<", cql))
            .orElseGet(() -> CodeBlock.builder().build()));
  }

  /** Returns the call that names the statement of a read, for call listeners. */
  private static CodeBlock as(PlannedMethod method) {
    return MethodCql.of(method)
        .map(cql -> CodeBlock.of("\n$>$>.$L($S, $L)$<$<", CoreNames.PLAN_AS, cql, requests(method)))
        .orElseGet(() -> CodeBlock.builder().build());
  }

  /** Returns how many requests a call needs on a cluster, for call listeners. */
  private static CodeBlock requests(PlannedMethod method) {
    Optional<CallRequests> requests = method.requests();
    if (requests.isEmpty()) {
      return CodeBlock.of("$T.$L", CoreNames.PLANNED_REQUESTS, CoreNames.PLANNED_REQUESTS_UNKNOWN);
    }
    CodeBlock fixed =
        CodeBlock.of(
            "$T.$L($L)",
            CoreNames.PLANNED_REQUESTS,
            CoreNames.PLANNED_REQUESTS_OF,
            requests.get().fixed());
    return requests.get().eachRow()
        ? CodeBlock.of("$L.$L()", fixed, CoreNames.PLANNED_REQUESTS_EACH_ROW)
        : fixed;
  }

  private static CodeBlock inOrder(MethodPlan.Read read) {
    if (read.order() == PartitionOrder.BY_KEY) {
      return CodeBlock.of("");
    }
    return CodeBlock.of(
        ".$L($T.$L$L)",
        CoreNames.PLAN_IN_ORDER,
        CoreNames.PARTITION_ORDER,
        read.order(),
        read.bucket().map(place -> ", " + place).orElse(""));
  }

  /** Returns the argument that says what a row is read as; empty if it is the entity. */
  private CodeBlock projection(PlannedMethod method) {
    return method
        .method()
        .shape()
        .returns()
        .projection()
        .filter(projection -> !(projection instanceof ProjectionModel.OfKey))
        .map(projection -> new ProjectionSource(names, method).of(projection))
        .orElseGet(() -> CodeBlock.builder().build());
  }

  /** Returns the call that restricts a read to keys, if the method returns nothing else. */
  private static String ofKeys(PlannedMethod method) {
    ReturnModel returns = method.method().shape().returns();
    return returns.isAboutRows() && returns.kind() != ReturnModel.Kind.AGGREGATE
        ? "." + CoreNames.PLAN_OF_KEYS + "()"
        : "";
  }

  private CodeBlock plan(PlannedMethod method, TableModel table) {
    MappingNames mapping = names.mapping(method.entity());
    return CodeBlock.of(
        "$T.$L($S, $T.$L)",
        CoreNames.READ_PLAN,
        table.isBase() ? CoreNames.PLAN_DIRECT : CoreNames.PLAN_THROUGH,
        names.qualified(method),
        mapping.mapping(),
        table.index().map(mapping::index).orElse(MappingNames.TABLE));
  }

  private FieldSpec runtime(EntityModel entity) {
    return FieldSpec.builder(
            ParameterizedTypeName.get(CoreNames.DAO_RUNTIME, GeneratedNames.poet(entity.name())),
            names.runtime(entity),
            PRIVATE,
            FINAL)
        .build();
  }

  private MethodSpec constructor(boolean divided) {
    MethodSpec.Builder constructor =
        MethodSpec.constructorBuilder()
            .addModifiers(PUBLIC)
            .addParameter(CoreNames.ROWAN, names.rowan())
            .addJavadoc("Creates the DAO. Its tables exist when this returns.");
    container.ofConstructor().ifPresent(constructor::addAnnotation);
    for (EntityModel entity : names.entities()) {
      if (hasConditions(entity)) {
        constructor.addStatement(
            "$L.$L($T.$L)",
            names.rowan(),
            CoreNames.REQUIRE_CONDITIONS,
            names.mapping(entity).mapping(),
            MappingNames.INSTANCE);
      }
    }
    for (EntityModel entity : names.entities()) {
      CodeBlock.Builder runtime =
          CodeBlock.builder()
              .add(
                  "$L.$L($T.$L)",
                  names.rowan(),
                  CoreNames.RUNTIME,
                  names.mapping(entity).mapping(),
                  MappingNames.INSTANCE);
      runtime.add("$L", options(dao.dao().options()));
      constructor.addStatement("this.$L = $L", names.runtime(entity), runtime.build());
    }
    for (PlannedMethod method : dao.methods()) {
      constructor.addStatement(
          "this.$L = $L",
          names.prepared(method),
          divided ? CodeBlock.of("$L()", names.preparationMethod(method)) : preparation(method));
    }
    return constructor.build();
  }

  private boolean hasConditions(EntityModel entity) {
    List<PlannedMethod> methods = dao.methods();
    return methods.stream()
        .filter(method -> method.entity().name().equals(entity.name()))
        .anyMatch(method -> method.method().isConditionalOn(entity));
  }

  /** Returns the calls that set the options of the DAO; empty if it declares none. */
  private static CodeBlock options(DaoOptions options) {
    CodeBlock reads = call(options, options.read());
    CodeBlock writes = call(options, options.write());
    CodeBlock.Builder calls = CodeBlock.builder();
    if (!reads.isEmpty() || options.pageSize() != 0) {
      calls.add(
          "\n.$L(\n$>$>$T.$L(\n$>$>$T.$L$L$<$<)",
          CoreNames.READING,
          CoreNames.READ_OPTIONS,
          CoreNames.READ_OPTIONS_OF,
          CoreNames.CALL_OPTIONS,
          CoreNames.NO_CALL_OPTIONS,
          reads);
      if (options.pageSize() != 0) {
        calls.add(".$L($L)", CoreNames.PAGE_SIZE, options.pageSize());
      }
      calls.add(")$<$<");
    }
    if (!writes.isEmpty()) {
      calls.add(
          "\n.$L(\n$>$>$T.$L$L)$<$<",
          CoreNames.WRITING,
          CoreNames.CALL_OPTIONS,
          CoreNames.NO_CALL_OPTIONS,
          writes);
    }
    return calls.build();
  }

  private static CodeBlock call(DaoOptions options, Optional<Consistency> consistency) {
    CodeBlock.Builder call = CodeBlock.builder();
    consistency.ifPresent(level -> call.add(level(CoreNames.CONSISTENCY, level)));
    options.serial().ifPresent(level -> call.add(level(CoreNames.SERIAL_CONSISTENCY, level)));
    if (options.timeoutMillis() != 0) {
      call.add(
          "\n.$L($T.ofMillis($L))", CoreNames.TIMEOUT, Duration.class, options.timeoutMillis());
    }
    if (!options.profile().isEmpty()) {
      call.add("\n.$L($S)", CoreNames.PROFILE, options.profile());
    }
    if (options.tracing()) {
      call.add("\n.$L(true)", CoreNames.TRACING);
    }
    return call.isEmpty() ? call.build() : CodeBlock.of("$>$>$L$<$<", call.build());
  }

  private static CodeBlock level(CoreNames.Member with, Consistency level) {
    return CodeBlock.of("\n.$L($T.$L)", with, Consistency.class, level.name());
  }
}
