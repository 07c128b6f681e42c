package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.error.RejectedInputException;
import dev.rowan.validation.EntityValidation;
import io.quarkus.arc.Arc;
import io.quarkus.test.QuarkusUnitTest;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import prices.PriceChecks;
import shop.Shop;

/** An application that declares the checks of its entities itself. */
class OwnValidationTest {
  @RegisterExtension
  static final QuarkusUnitTest APPLICATION =
      new QuarkusUnitTest()
          .withApplicationRoot(
              jar -> jar.addPackage(Shop.class.getPackage()).addClass(PriceChecks.class))
          .overrideConfigKey("quarkus.http.test-port", "0");

  @Inject Shop shop;

  @Test
  void theBeanOfTheApplicationReplacesThatOfTheExtension() {
    shop.offer("ann", "lamp", BigDecimal.ONE);
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> shop.offer("ann", " ", BigDecimal.ZERO))
        .withMessageContaining("violations: price @Positive, title @NotBlank");
    assertThat(shop.dearestOf("ann")).hasSize(1);
    assertThat(Arc.container().select(EntityValidation.class).isResolvable()).isTrue();
  }
}
