package dev.rowan.processor.model;

import java.util.List;

/**
 * One type with {@code @Dao}.
 *
 * @param traits the properties that prevent the type from being a DAO
 * @param memberTypes the simple names of the types that its implementation inherits from it
 * @param methods its abstract methods, its own in source order, then inherited ones
 * @param strays the annotations of properties on its methods
 * @param converters the converters of the DAO, followed by those of its super-interfaces
 * @param named the converters that the DAO itself and its parameters name
 * @param results the classes that the DAO itself and its methods name for results
 * @param options the options of its requests
 * @param origin the type
 */
public record DaoModel(
    TypeName name,
    List<Trait> traits,
    Visibility visibility,
    List<String> memberTypes,
    List<DaoMethod> methods,
    List<StrayAnnotation> strays,
    List<ConverterModel> converters,
    List<NamedConverter> named,
    List<NamedResults> results,
    DaoOptions options,
    List<Suppression> suppressions,
    Origin origin) {

  /** A property that prevents a type from being a DAO. */
  public enum Trait {
    NOT_AN_INTERFACE,
    SEALED,
    GENERIC
  }

  public DaoModel {
    traits = List.copyOf(traits);
    memberTypes = List.copyOf(memberTypes);
    methods = List.copyOf(methods);
    strays = List.copyOf(strays);
    converters = List.copyOf(converters);
    named = List.copyOf(named);
    results = List.copyOf(results);
    suppressions = List.copyOf(suppressions);
  }
}
