package dev.rowan.processor.generate;

import dev.rowan.processor.check.SoundDao;
import dev.rowan.processor.model.ConverterModel;
import dev.rowan.processor.model.DaoMethod;
import dev.rowan.processor.model.EntityModel;
import dev.rowan.processor.model.ParameterModel;
import dev.rowan.processor.model.ProjectionModel;
import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.rule.PlannedMethod;
import dev.rowan.processor.source.Names;
import dev.rowan.processor.source.UsedTypes;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the names inside one generated DAO. No name hides another, whatever the names of the
 * user's parameters are.
 */
final class DaoNames {
  private static final String ROWAN = "rowan";

  private final String dao;
  private final List<String> types = new ArrayList<>();
  private final Map<TypeName, EntityModel> entities = new LinkedHashMap<>();
  private final Map<TypeName, MappingNames> mappings = new LinkedHashMap<>();
  private final Map<TypeName, String> runtimes = new LinkedHashMap<>();

  /** The fields with the converters of a method, by the class of the converter. */
  private final IdentityHashMap<PlannedMethod, Map<TypeName, String>> converters =
      new IdentityHashMap<>();

  /** The fields with the parts of values that a method returns, by the term of the part. */
  private final IdentityHashMap<PlannedMethod, Map<String, String>> parts = new IdentityHashMap<>();

  /** By identity, because the hash of a planned method is that of its whole entity. */
  private final IdentityHashMap<PlannedMethod, String> prepared = new IdentityHashMap<>();

  private final IdentityHashMap<PlannedMethod, String> preparationMethods = new IdentityHashMap<>();

  DaoNames(SoundDao dao) {
    this.dao = dao.dao().name().simple();
    types.addAll(UsedTypes.typesInDaos());
    for (PlannedMethod method : dao.methods()) {
      EntityModel entity = method.entity();
      entities.put(entity.name(), entity);
      types.add(mapping(entity).mapping().simpleName());
    }
    Names fields =
        new Names().without(types).without(UsedTypes.typesInConstructors()).without(List.of(ROWAN));
    dao.methods().forEach(method -> fields.without(parameterNames(method.method())));
    entities
        .keySet()
        .forEach(name -> runtimes.put(name, fields.take(runtimeName(name, entities.size()))));
    dao.methods()
        .forEach(method -> prepared.put(method, fields.take(method.method().shape().name())));
    dao.methods().forEach(method -> converters.put(method, converters(method, fields)));
    dao.methods().forEach(method -> parts.put(method, parts(method, fields)));
    Names methods =
        new Names()
            .without(dao.methods().stream().map(each -> each.method().shape().name()).toList());
    dao.methods()
        .forEach(
            method -> preparationMethods.put(method, methods.take(prepared(method) + "_prepared")));
  }

  private static Map<TypeName, String> converters(PlannedMethod method, Names fields) {
    Map<TypeName, String> named = new LinkedHashMap<>();
    for (ConverterModel each : ConverterSource.of(method)) {
      named.put(each.type(), fields.take(method.method().shape().name() + "Converter"));
    }
    return named;
  }

  private static Map<String, String> parts(PlannedMethod method, Names fields) {
    Map<String, String> named = new LinkedHashMap<>();
    for (ProjectionModel.Component each : PartSource.of(method)) {
      named.put(each.term().text(), fields.take(method.method().shape().name() + "Part"));
    }
    return named;
  }

  /** Returns the field with a part of a value that a method returns. */
  String part(PlannedMethod method, ProjectionModel.Component component) {
    return known(parts.getOrDefault(method, Map.of()).get(component.term().text()));
  }

  /** Returns the field with a converter of a method. */
  String converter(PlannedMethod method, ConverterModel converter) {
    return known(converters.getOrDefault(method, Map.of()).get(converter.type()));
  }

  /** Returns the entities of the DAO, in order of first use. */
  List<EntityModel> entities() {
    return List.copyOf(entities.values());
  }

  MappingNames mapping(EntityModel entity) {
    return mappings.computeIfAbsent(entity.name(), name -> new MappingNames(entity));
  }

  /** Returns the field with the run time of an entity. */
  String runtime(EntityModel entity) {
    return known(runtimes.get(entity.name()));
  }

  /** Returns the name of a method in logs and page tokens: DAO, dot, method. */
  String qualified(PlannedMethod method) {
    return dao + "." + method.method().shape().name();
  }

  /** Returns the field with the parts of a method that do not change between its calls. */
  String prepared(PlannedMethod method) {
    return known(prepared.get(method));
  }

  /** Returns the method that prepares these parts, if the constructor has no room for them. */
  String preparationMethod(PlannedMethod method) {
    return known(preparationMethods.get(method));
  }

  /** Returns the name of the constructor's parameter. */
  String rowan() {
    return ROWAN;
  }

  /**
   * Returns the names of a method's parameters. A parameter that would hide a type gets another
   * name.
   */
  List<String> parameters(DaoMethod method) {
    Names names = new Names().without(types);
    return parameterNames(method).stream().map(names::take).toList();
  }

  /** Returns a name for the parameter of a lambda in a method. */
  String local(DaoMethod method, String wished) {
    return new Names().without(types).without(parameters(method)).take(wished);
  }

  private static List<String> parameterNames(DaoMethod method) {
    return method.shape().parameters().stream().map(ParameterModel::name).toList();
  }

  private static String runtimeName(TypeName entity, int entities) {
    if (entities == 1) {
      return "runtime";
    }
    String name = entity.flat();
    return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1) + "Runtime";
  }

  private static String known(@Nullable String name) {
    if (name == null) {
      throw new IllegalStateException("a method of the DAO has no name");
    }
    return name;
  }
}
