package dev.rowan.processor.read;

import dev.rowan.processor.model.EntityModel.Construction;
import dev.rowan.processor.model.EntityModel.Provenance;
import dev.rowan.processor.model.Writing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Finds how generated code creates an object of a class, and how each value gets into it. A
 * constructor without parameters and setters come first, then a constructor with a parameter for
 * each stored field, then a builder.
 */
final class CreationReader {
  /**
   * How objects of a class are created.
   *
   * @param writings how each stored field gets its value
   * @param mismatch why the largest constructor does not take the fields
   */
  record Creation(
      Construction construction,
      Map<VariableElement, Writing> writings,
      Optional<String> mismatch) {}

  private final Elements elements;
  private final Types types;
  private final TypeReader typeReader;

  CreationReader(Elements elements, Types types, TypeReader typeReader) {
    this.elements = elements;
    this.types = types;
    this.typeReader = typeReader;
  }

  /**
   * @param fields the fields that are stored
   */
  Creation read(
      DeclaredType type,
      List<FieldView> fields,
      BeanAccess access,
      Accessibility accessibility,
      Provenance provenance) {
    Map<VariableElement, Writing> setters = new HashMap<>();
    fields.forEach(
        field -> setters.put(field.field(), access.writing(field.field(), field.type())));
    Construction empty = withoutArguments(type, accessibility);
    boolean settable =
        setters.values().stream().noneMatch(writing -> writing instanceof Writing.NoWriting);
    if (empty == Construction.NO_ARGUMENTS && settable) {
      return new Creation(empty, setters, Optional.empty());
    }
    List<ConstructorView> constructors = constructors(type, accessibility);
    return constructors.stream()
        .filter(constructor -> constructor.mismatch(fields, types).isEmpty())
        .findFirst()
        .map(constructor -> byConstructor(constructor, fields))
        .or(() -> new BuilderReader(elements, types, type, accessibility).read(fields))
        .or(() -> compiled(constructors, fields, provenance))
        .orElseGet(() -> new Creation(empty, setters, mismatch(constructors, fields)));
  }

  private static Creation byConstructor(ConstructorView constructor, List<FieldView> fields) {
    Map<VariableElement, Writing> positions = new HashMap<>();
    for (FieldView field : fields) {
      positions.put(
          field.field(), new Writing.ToConstructor(constructor.names().indexOf(field.name())));
    }
    return new Creation(Construction.ALL_ARGUMENTS, positions, Optional.empty());
  }

  /**
   * Returns the creation of a class that has a generated mapping, and whose class file has no names
   * of parameters. Its mapping calls the constructor by positions that are unknown here.
   */
  private static Optional<Creation> compiled(
      List<ConstructorView> constructors, List<FieldView> fields, Provenance provenance) {
    if (provenance != Provenance.COMPILED) {
      return Optional.empty();
    }
    return constructors.stream()
        .filter(each -> each.isNameless() && each.names().size() == fields.size())
        .findFirst()
        .map(
            each -> {
              Map<VariableElement, Writing> positions = new HashMap<>();
              for (int at = 0; at < fields.size(); at++) {
                positions.put(fields.get(at).field(), new Writing.ToConstructor(at));
              }
              return new Creation(Construction.ALL_ARGUMENTS, positions, Optional.empty());
            });
  }

  private Optional<String> mismatch(List<ConstructorView> constructors, List<FieldView> fields) {
    return constructors.stream().findFirst().flatMap(each -> each.mismatch(fields, types));
  }

  /**
   * Returns the constructors with parameters: those whose annotation names the properties, then
   * those with most parameters.
   */
  private List<ConstructorView> constructors(DeclaredType type, Accessibility accessibility) {
    ThrownTypes thrown = new ThrownTypes(elements, types);
    List<ConstructorView> found = new ArrayList<>();
    for (ExecutableElement each :
        ElementFilter.constructorsIn(type.asElement().getEnclosedElements())) {
      if (!each.getParameters().isEmpty()) {
        found.add(
            ConstructorView.of(each, type, flaw(each, accessibility, thrown), types, typeReader));
      }
    }
    found.sort(
        Comparator.comparing((ConstructorView each) -> !each.annotated())
            .thenComparing(each -> -each.names().size()));
    return found;
  }

  private Construction withoutArguments(DeclaredType type, Accessibility accessibility) {
    List<ExecutableElement> constructors =
        ElementFilter.constructorsIn(type.asElement().getEnclosedElements()).stream()
            .filter(constructor -> constructor.getParameters().isEmpty())
            .filter(constructor -> new ThrownTypes(elements, types).isUnchecked(constructor))
            .toList();
    if (constructors.isEmpty()) {
      return Construction.MISSING;
    }
    return accessibility.sees(constructors.get(0))
        ? Construction.NO_ARGUMENTS
        : Construction.HIDDEN;
  }

  /** Returns why generated code cannot call a constructor. */
  private static Optional<String> flaw(
      ExecutableElement constructor, Accessibility accessibility, ThrownTypes thrown) {
    if (constructor.getModifiers().contains(Modifier.PRIVATE)) {
      return Optional.of("is private");
    }
    if (!accessibility.sees(constructor)) {
      return Optional.of("is not visible in the package of the entity");
    }
    return thrown.isUnchecked(constructor)
        ? Optional.empty()
        : Optional.of("declares a checked exception");
  }
}
