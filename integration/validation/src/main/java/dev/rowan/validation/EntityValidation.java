package dev.rowan.validation;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.EntityCallback;
import jakarta.validation.ConstraintViolation;
import jakarta.validation.ConstraintViolationException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;
import jakarta.validation.Validator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Checks entities by the constraints of their classes, such as {@code @NotBlank}, before a call
 * writes them. Register it for all entities, or for those of one type:
 * <!-- tag: validation-register -->
 *
 * <pre>{@code
 * RowanOptions options =
 *     RowanOptions.defaults().withCallback(Object.class, EntityValidation.by(validator));
 * }</pre>
 *
 * <p>Inserts and updates of a whole entity check all its constraints, with those of the objects in
 * it that are marked with {@code @Valid}. Updates of some columns and patches check the constraints
 * of each property that they set, on the property itself and on its elements. The constraints of
 * the class, of objects in the value, and of columns of an embedded object are not checked then, as
 * the call does not have the whole entity. Deletes, reads, increments and changes of elements of a
 * collection check nothing.
 *
 * <p>If there is a violation, the call fails with a {@link RejectedInputException} of code RUN-74,
 * and sends nothing; only an insert that numbers its row may have reserved numbers. The message
 * names properties and constraints, and never has values. The cause is the {@link
 * ConstraintViolationException} with all violations.
 *
 * <p>Immutable and thread-safe.
 */
public final class EntityValidation implements EntityCallback<Object> {
  private final Validator validator;
  private final Class<?>[] groups;

  private EntityValidation(Validator validator, Class<?>[] groups) {
    this.validator = validator;
    this.groups = groups;
  }

  /**
   * Returns the checks of a validator.
   *
   * @param groups the groups of constraints to check; none stands for the default group
   */
  public static EntityValidation by(Validator validator, Class<?>... groups) {
    if (validator == null) {
      throw new IllegalArgumentException("the validator is null");
    }
    return new EntityValidation(validator, groups.clone());
  }

  @Override
  public Object beforeWrite(Object entity) {
    require(validator.validate(entity, groups));
    return entity;
  }

  @Override
  public void beforeChange(Class<?> type, String property, @Nullable Object value) {
    if (validator.getConstraintsForClass(type).getConstraintsForProperty(property) != null) {
      require(validator.validateValue(type, property, value, groups));
    }
  }

  private static void require(Set<? extends ConstraintViolation<?>> violations) {
    if (!violations.isEmpty()) {
      String names =
          violations.stream()
              .map(EntityValidation::name)
              .distinct()
              .sorted()
              .collect(Collectors.joining(", "));
      throw new RejectedInputException(
          ErrorCode.INVALID_ENTITY,
          Map.of("violations", names),
          new ConstraintViolationException(names, violations));
    }
  }

  private static String name(ConstraintViolation<?> violation) {
    String constraint =
        violation.getConstraintDescriptor().getAnnotation().annotationType().getSimpleName();
    String path = path(violation.getPropertyPath());
    return path.isEmpty() ? "@" + constraint : path + " @" + constraint;
  }

  /** Returns the names of a path; never its keys and indexes, which are user data. */
  private static String path(Path path) {
    StringBuilder text = new StringBuilder();
    for (Path.Node node : path) {
      if (node.isInIterable() || node.getKind() == ElementKind.CONTAINER_ELEMENT) {
        text.append("[]");
      }
      if (node.getKind() == ElementKind.PROPERTY) {
        text.append(text.isEmpty() ? "" : ".").append(node.getName());
      }
    }
    return text.toString().replace("[][]", "[]");
  }
}
