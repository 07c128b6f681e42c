package dev.rowan.processor.model;

import java.util.List;

/**
 * One type with {@code @Dao}.
 *
 * @param traits what the type is beside a plain interface
 * @param memberTypes the simple names of the types that its implementation inherits from it
 * @param methods its abstract methods, its own in source order, then inherited ones
 * @param options how its requests are carried out
 * @param origin the type
 */
public record DaoModel(
    TypeName name,
    List<Trait> traits,
    Visibility visibility,
    List<String> memberTypes,
    List<DaoMethod> methods,
    DaoOptions options,
    List<Suppression> suppressions,
    Origin origin) {

  /** What keeps a type from being a DAO. */
  public enum Trait {
    NOT_AN_INTERFACE,
    SEALED,
    GENERIC
  }

  public DaoModel {
    traits = List.copyOf(traits);
    memberTypes = List.copyOf(memberTypes);
    methods = List.copyOf(methods);
    suppressions = List.copyOf(suppressions);
  }
}
