package shop;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A basket of which the total is the sum of its lines. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Constraint(validatedBy = CheckedTotal.Check.class)
public @interface CheckedTotal {
  /** The text of a violation. */
  String message() default "not the sum";

  /** The groups of the constraint. */
  Class<?>[] groups() default {};

  /** For programs that read constraints. */
  Class<? extends Payload>[] payload() default {};

  /** Compares the total. */
  final class Check implements ConstraintValidator<CheckedTotal, Basket> {
    @Override
    public boolean isValid(Basket basket, ConstraintValidatorContext context) {
      return basket.getTotal() == basket.getLines().stream().mapToInt(Basket.Line::count).sum();
    }
  }
}
