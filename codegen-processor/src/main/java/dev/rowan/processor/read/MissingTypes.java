package dev.rowan.processor.read;

import dev.rowan.annotation.Embedded;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Tuple;
import dev.rowan.annotation.Udt;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Finds the types that an entity or a DAO names and that do not exist in this round. A DAO also
 * waits for the types of its entities and of the records that it returns.
 */
final class MissingTypes {
  private final Set<String> missing = new LinkedHashSet<>();
  private final Set<TypeElement> seen = new HashSet<>();
  private final PatchTypes patches;

  private MissingTypes(PatchTypes patches) {
    this.patches = patches;
  }

  /** Returns the missing types, without the patches that this round will generate. */
  static Set<String> of(TypeElement type, PatchTypes patches) {
    MissingTypes found = new MissingTypes(patches);
    found.addDeclaration(type);
    return found.missing;
  }

  private void addDeclaration(TypeElement type) {
    if (!seen.add(type)) {
      return;
    }
    add(type.getSuperclass());
    type.getInterfaces().forEach(this::add);
    List<? extends Element> members = type.getEnclosedElements();
    for (VariableElement field : ElementFilter.fieldsIn(members)) {
      add(field.asType());
      addEmbedded(field);
    }
    if (type.getKind().isInterface()) {
      for (ExecutableElement method : ElementFilter.methodsIn(members)) {
        add(method.getReturnType());
        method.getAnnotationMirrors().forEach(this::addNamed);
        method.getParameters().forEach(parameter -> add(parameter.asType()));
      }
      type.getInterfaces().forEach(this::addInherited);
    } else {
      addInherited(type.getSuperclass());
    }
  }

  /** Adds the types of the properties of an embedded object. */
  private void addEmbedded(VariableElement field) {
    if (field.asType() instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && declared.getKind() == TypeKind.DECLARED
        && field.getAnnotationMirrors().stream()
            .map(WrittenAnnotation::nameOf)
            .anyMatch(Embedded.class.getCanonicalName()::equals)) {
      addDeclaration(element);
    }
  }

  /** Adds the classes that an annotation names, such as the entity of a method. */
  private void addNamed(AnnotationMirror annotation) {
    for (AnnotationValue value : annotation.getElementValues().values()) {
      if (value.getValue() instanceof TypeMirror type) {
        add(type);
      }
    }
  }

  private void addInherited(TypeMirror ancestor) {
    if (ancestor.getKind() == TypeKind.DECLARED) {
      TypeElement element = (TypeElement) ((DeclaredType) ancestor).asElement();
      if (!element.getQualifiedName().toString().startsWith("java.")) {
        addDeclaration(element);
      }
    }
  }

  private void add(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      if (patches.entityOf(type).isEmpty()) {
        missing.add(type.toString());
      }
    } else if (type instanceof DeclaredType declared) {
      declared.getTypeArguments().forEach(this::add);
      if (declared.asElement() instanceof TypeElement element
          && (isMapped(element) || element.getKind() == ElementKind.RECORD)) {
        addDeclaration(element);
      }
    } else if (type instanceof ArrayType array) {
      add(array.getComponentType());
    }
  }

  private static boolean isMapped(TypeElement type) {
    return type.getAnnotationMirrors().stream()
        .map(WrittenAnnotation::nameOf)
        .anyMatch(
            name ->
                name.equals(Entity.class.getCanonicalName())
                    || name.equals(Udt.class.getCanonicalName())
                    || name.equals(Tuple.class.getCanonicalName()));
  }
}
