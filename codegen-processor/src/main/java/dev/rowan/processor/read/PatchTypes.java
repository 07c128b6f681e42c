package dev.rowan.processor.read;

import dev.rowan.processor.model.TypeName;
import dev.rowan.processor.source.GeneratedNames;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Finds the entity that a patch type belongs to. Patches of the entities of a round do not exist
 * before its end. They are recognized by their names, so that DAOs need not wait for them.
 */
final class PatchTypes {
  private static final String PATCH = "dev.rowan.patch.EntityPatch";

  private final TypeReader types;
  private final List<TypeName> entities;

  /**
   * @param entities the entities of this round
   */
  PatchTypes(TypeReader types, List<TypeElement> entities) {
    this.types = types;
    this.entities = entities.stream().map(types::nameOf).toList();
  }

  /**
   * Returns the entity; empty if the type is not a patch, or if several entities have a patch of
   * this name.
   */
  Optional<TypeName> entityOf(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      return toBeGenerated(((DeclaredType) type).asElement().getSimpleName().toString());
    }
    return type.getKind() == TypeKind.DECLARED
            && ((DeclaredType) type).asElement() instanceof TypeElement element
        ? generated(element)
        : Optional.empty();
  }

  private Optional<TypeName> toBeGenerated(String simpleName) {
    List<TypeName> named =
        entities.stream()
            .filter(entity -> GeneratedNames.patch(entity).simple().equals(simpleName))
            .toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  private Optional<TypeName> generated(TypeElement type) {
    return type.getSuperclass() instanceof DeclaredType parent
            && ((TypeElement) parent.asElement()).getQualifiedName().contentEquals(PATCH)
            && parent.getTypeArguments().size() == 1
            && parent.getTypeArguments().get(0) instanceof DeclaredType entity
        ? Optional.of(types.nameOf((TypeElement) entity.asElement()))
        : Optional.empty();
  }
}
