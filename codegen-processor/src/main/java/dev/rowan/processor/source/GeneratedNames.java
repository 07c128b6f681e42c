package dev.rowan.processor.source;

import com.palantir.javapoet.ClassName;
import dev.rowan.processor.model.TypeName;
import java.util.List;

/** The names of generated classes. */
public final class GeneratedNames {
  private GeneratedNames() {}

  /**
   * Returns the name of the mapping of an entity, in the entity's package: {@code
   * Shop_ItemMapping}.
   */
  public static TypeName mapping(TypeName entity) {
    return new TypeName(entity.packageName(), List.of(flat(entity) + "Mapping"));
  }

  /**
   * Returns the name of the patch of an entity, in the entity's package: {@code Shop_ItemPatch}.
   */
  public static TypeName patch(TypeName entity) {
    return new TypeName(entity.packageName(), List.of(flat(entity) + "Patch"));
  }

  /**
   * Returns the name of the implementation of a DAO, in the DAO's package: {@code RowanShop_Items}.
   */
  public static TypeName dao(TypeName dao) {
    return new TypeName(dao.packageName(), List.of("Rowan" + flat(dao)));
  }

  public static ClassName poet(TypeName name) {
    String[] inner = name.simpleNames().stream().skip(1).toArray(String[]::new);
    return ClassName.get(name.packageName(), name.simpleNames().get(0), inner);
  }

  /**
   * Returns the name that the run time computes from the class, where a dollar sign separates
   * nested classes.
   */
  private static String flat(TypeName type) {
    return type.flat().replace('$', '_');
  }
}
