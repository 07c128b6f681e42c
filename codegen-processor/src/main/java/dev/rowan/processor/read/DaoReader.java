package dev.rowan.processor.read;

import dev.rowan.annotation.Consistency;
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Dao;
import dev.rowan.annotation.Nulls;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.DaoMethod.DeleteMethod;
import dev.rowan.processor.model.DaoMethod.IncrementMethod;
import dev.rowan.processor.model.DaoMethod.InsertMethod;
import dev.rowan.processor.model.DaoMethod.QueryMethod;
import dev.rowan.processor.model.DaoMethod.ScanMethod;
import dev.rowan.processor.model.DaoMethod.SelectMethod;
import dev.rowan.processor.model.DaoMethod.UnclearMethod;
import dev.rowan.processor.model.DaoMethod.UpdateMethod;
import dev.rowan.processor.model.DaoModel;
import dev.rowan.processor.model.DaoOptions;
import dev.rowan.processor.model.JavaType;
import dev.rowan.processor.model.NamedConverter;
import dev.rowan.processor.model.NamedResults;
import dev.rowan.processor.model.Origin;
import dev.rowan.processor.model.ReturnModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one DAO: every abstract method that its generated class must implement. */
final class DaoReader {
  private final Elements elements;
  private final Types types;
  private final AnnotationReader annotations;
  private final TypeReader typeReader;
  private final MethodReader methods;
  private final ConverterReader converters;
  private final ResultFactoryReader factories;

  DaoReader(Elements elements, Types types, TypeReader typeReader, PatchTypes patches) {
    this.elements = elements;
    this.types = types;
    this.annotations = new AnnotationReader(elements);
    this.typeReader = typeReader;
    this.converters = new ConverterReader(elements, types, typeReader);
    this.factories = new ResultFactoryReader(elements, annotations, typeReader);
    this.methods = new MethodReader(elements, types, annotations, typeReader, patches);
  }

  DaoModel read(TypeElement type) {
    Origin origin = Origin.ofType(type.getQualifiedName().toString());
    return new DaoModel(
        typeReader.nameOf(type),
        traits(type),
        Accessibility.of(type),
        memberTypes(type),
        new EntityInference(abstractMethods(type, nulls(type, origin))).complete(),
        withSuperInterfaces(type).stream()
            .flatMap(each -> ElementFilter.methodsIn(each.getEnclosedElements()).stream())
            .flatMap(method -> PropertyPlaces.ofProperties(annotations, method))
            .toList(),
        converters(type),
        named(type, origin),
        results(type, origin),
        options(type, origin),
        annotations.suppressions(type, origin),
        origin);
  }

  /** Returns the converters that the DAO names, followed by those of its super-interfaces. */
  private List<ConverterModel> converters(TypeElement dao) {
    return withSuperInterfaces(dao).stream()
        .flatMap(
            each ->
                converters
                    .read(each, Origin.ofType(each.getQualifiedName().toString()), dao)
                    .stream())
        .toList();
  }

  /** Returns the converters that the DAO itself and the parameters of its methods name. */
  private List<NamedConverter> named(TypeElement dao, Origin origin) {
    List<NamedConverter> named = new ArrayList<>();
    converters
        .read(dao, origin, dao)
        .forEach(by -> named.add(new NamedConverter(by, Optional.empty(), annotated(origin))));
    for (TypeElement each : withSuperInterfaces(dao)) {
      for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
        List<? extends TypeMirror> types = asSeen(method, dao).getParameterTypes();
        for (int at = 0; at < types.size(); at++) {
          Origin place = originOf(method, each).withParameter(at);
          JavaType values = ParameterReader.valuesOf(typeReader.javaType(types.get(at)));
          converters
              .read(method.getParameters().get(at), place, dao)
              .forEach(
                  by -> named.add(new NamedConverter(by, Optional.of(values), annotated(place))));
        }
      }
    }
    return named;
  }

  /** Returns the classes that the DAO itself and its methods name for results. */
  private List<NamedResults> results(TypeElement dao, Origin origin) {
    Stream<NamedResults> ofMethods =
        withSuperInterfaces(dao).stream()
            .flatMap(
                each ->
                    ElementFilter.methodsIn(each.getEnclosedElements()).stream()
                        .flatMap(
                            method -> {
                              Origin place = originOf(method, each);
                              return factories.named(method, place, Optional.of(place), dao);
                            }));
    return Stream.concat(factories.named(dao, origin, Optional.empty(), dao), ofMethods).toList();
  }

  /** Returns the classes that a method names for results, followed by those of the DAO. */
  private List<TypeElement> resultsOf(ExecutableElement method, TypeElement dao) {
    return Stream.concat(Stream.of(method), withSuperInterfaces(dao).stream())
        .flatMap(each -> factories.classes(each).stream())
        .toList();
  }

  private static Origin annotated(Origin element) {
    return element.withAnnotation(ConvertedBy.class.getCanonicalName(), 0);
  }

  private DaoOptions options(TypeElement type, Origin origin) {
    return annotations
        .find(type, origin, Dao.class)
        .map(
            dao ->
                new DaoOptions(
                    dao.constants("readConsistency", Consistency.class),
                    dao.constants("writeConsistency", Consistency.class),
                    dao.constants("serialConsistency", Consistency.class),
                    dao.number("timeoutMillis"),
                    dao.number("pageSize"),
                    dao.text("profile"),
                    dao.flag("tracing"),
                    dao.origin()))
        .orElseThrow(() -> new IllegalStateException("a DAO without @Dao"));
  }

  private Nulls nulls(TypeElement type, Origin origin) {
    return annotations
        .find(type, origin, Dao.class)
        .map(dao -> dao.constant("nulls", Nulls.class, Nulls.UNSET))
        .orElse(Nulls.UNSET);
  }

  private List<DaoMethod> abstractMethods(TypeElement dao, Nulls nulls) {
    List<ExecutableElement> seen = new ArrayList<>();
    List<DaoMethod> read = new ArrayList<>();
    for (TypeElement each : withSuperInterfaces(dao)) {
      for (ExecutableElement method : ElementFilter.methodsIn(each.getEnclosedElements())) {
        if (seen.stream().noneMatch(earlier -> replaces(earlier, method, dao))) {
          seen.add(method);
          if (method.getModifiers().contains(Modifier.ABSTRACT)) {
            read.addAll(
                methods.readAll(
                    method,
                    asSeen(method, dao),
                    nulls,
                    parameter -> convertersOf(parameter, dao),
                    declared -> factories.find(declared, resultsOf(method, dao), dao),
                    originOf(method, each)));
          }
        }
      }
    }
    return read;
  }

  /** Returns the converters that a parameter names, followed by those of the DAO. */
  private List<ConverterModel> convertersOf(VariableElement parameter, TypeElement dao) {
    return Stream.concat(
            converters.read(parameter, Origin.ofType(""), dao).stream(), converters(dao).stream())
        .toList();
  }

  private List<String> memberTypes(TypeElement dao) {
    return withSuperInterfaces(dao).stream()
        .flatMap(each -> ElementFilter.typesIn(each.getEnclosedElements()).stream())
        .map(member -> member.getSimpleName().toString())
        .distinct()
        .toList();
  }

  /** Returns the DAO, then its super-interfaces in the order written, depth first, each once. */
  private List<TypeElement> withSuperInterfaces(TypeElement dao) {
    Set<TypeElement> found = new LinkedHashSet<>();
    addWithSuperInterfaces(dao, found);
    return List.copyOf(found);
  }

  private void addWithSuperInterfaces(TypeElement type, Set<TypeElement> found) {
    if (found.add(type)) {
      for (TypeMirror parent : type.getInterfaces()) {
        if (parent instanceof DeclaredType declared) {
          addWithSuperInterfaces((TypeElement) declared.asElement(), found);
        }
      }
    }
  }

  private boolean replaces(ExecutableElement earlier, ExecutableElement method, TypeElement dao) {
    return earlier.getSimpleName().equals(method.getSimpleName())
        && unknownTypes(earlier).equals(unknownTypes(method))
        && (elements.overrides(earlier, method, dao)
            || types.isSubsignature(asSeen(earlier, dao), asSeen(method, dao)));
  }

  /**
   * Returns the simple names of the parameter types that are not generated yet. javac takes all
   * such types as equal, although the patches of two entities differ.
   */
  private static List<String> unknownTypes(ExecutableElement method) {
    return method.getParameters().stream()
        .map(VariableElement::asType)
        .filter(type -> type.getKind() == TypeKind.ERROR)
        .map(type -> type.toString().substring(type.toString().lastIndexOf('.') + 1))
        .toList();
  }

  private ExecutableType asSeen(ExecutableElement method, TypeElement dao) {
    return (ExecutableType) types.asMemberOf((DeclaredType) dao.asType(), method);
  }

  private static Origin originOf(ExecutableElement method, TypeElement owner) {
    return Origin.ofType(owner.getQualifiedName().toString())
        .withMember(owner.getEnclosedElements().indexOf(method));
  }

  private static List<DaoModel.Trait> traits(TypeElement type) {
    List<DaoModel.Trait> traits = new ArrayList<>();
    if (type.getKind() != ElementKind.INTERFACE) {
      traits.add(DaoModel.Trait.NOT_AN_INTERFACE);
    }
    if (type.getModifiers().contains(Modifier.SEALED)) {
      traits.add(DaoModel.Trait.SEALED);
    }
    if (!type.getTypeParameters().isEmpty()) {
      traits.add(DaoModel.Trait.GENERIC);
    }
    return traits;
  }

  /**
   * Sets the entity of updates and deletes by key, and of reads of projections, if the DAO's other
   * methods have exactly one entity.
   */
  private static final class EntityInference implements DaoMethod.Cases<DaoMethod> {
    private final List<DaoMethod> methods;
    private final Optional<String> common;

    EntityInference(List<DaoMethod> methods) {
      this.methods = methods;
      List<String> shown =
          methods.stream().flatMap(method -> method.entity().stream()).distinct().toList();
      this.common = shown.size() == 1 ? Optional.of(shown.get(0)) : Optional.empty();
    }

    List<DaoMethod> complete() {
      return methods.stream().map(method -> method.match(this)).toList();
    }

    private Optional<String> entityOf(DaoMethod method) {
      // a named type that is not an entity is an error, not a reason to use another entity
      return method.named().isPresent() ? method.entity() : method.entity().or(() -> common);
    }

    @Override
    public DaoMethod insert(InsertMethod method) {
      return method;
    }

    @Override
    public DaoMethod update(UpdateMethod method) {
      return method.of(entityOf(method));
    }

    @Override
    public DaoMethod delete(DeleteMethod method) {
      return method.of(entityOf(method));
    }

    @Override
    public DaoMethod increment(IncrementMethod method) {
      return method.of(entityOf(method));
    }

    @Override
    public DaoMethod select(SelectMethod method) {
      ReturnModel returns = method.shape().returns();
      return returns.projection().isEmpty() && !returns.isLargeValue()
          ? method
          : method.of(entityOf(method));
    }

    /** The statement names its table, which tells the entity. */
    @Override
    public DaoMethod query(QueryMethod method) {
      return method;
    }

    @Override
    public DaoMethod scan(ScanMethod method) {
      return method.shape().returns().projection().isEmpty()
          ? method
          : new ScanMethod(
              method.shape(),
              entityOf(method),
              method.named(),
              method.because(),
              method.annotation());
    }

    @Override
    public DaoMethod unclear(UnclearMethod method) {
      return method;
    }
  }
}
