package dev.rowan.quarkus.validation;

import dev.rowan.validation.EntityValidation;
import io.quarkus.arc.BeanCreator;
import io.quarkus.arc.SyntheticCreationalContext;
import jakarta.validation.Validator;

/** Creates the checks of the validator of the application. Called by the container. */
public final class EntityValidationCreator implements BeanCreator<EntityValidation> {
  /** For the container. */
  public EntityValidationCreator() {}

  @Override
  public EntityValidation create(SyntheticCreationalContext<EntityValidation> context) {
    return EntityValidation.by(context.getInjectedReference(Validator.class));
  }
}
