package prices;

// tag::quarkus-validation[]
import dev.rowan.validation.EntityValidation;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.validation.Validator;
import jakarta.validation.groups.Default;
import shop.Item;

@Singleton
public class PriceChecks {
  @Produces
  @Singleton
  EntityValidation validation(Validator validator) {
    return EntityValidation.by(validator, Default.class, Item.Priced.class);
  }
}
// end::quarkus-validation[]
