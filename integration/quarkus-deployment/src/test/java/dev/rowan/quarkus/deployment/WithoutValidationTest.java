package dev.rowan.quarkus.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.validation.EntityValidation;
import io.quarkus.arc.Arc;
import io.quarkus.test.QuarkusUnitTest;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import shop.Item;
import shop.Shop;

/** An application whose properties switch the checks of entities off. */
class WithoutValidationTest {
  @RegisterExtension
  static final QuarkusUnitTest APPLICATION =
      new QuarkusUnitTest()
          .withApplicationRoot(jar -> jar.addPackage(Shop.class.getPackage()))
          .overrideConfigKey("quarkus.http.test-port", "0")
          .overrideConfigKey("rowan.validation.enabled", "false");

  @Inject Shop shop;

  @Test
  void nothingIsChecked() {
    shop.offer("ann", "  ", BigDecimal.ONE);
    assertThat(shop.dearestOf("ann")).extracting(Item::title).containsExactly("");
    assertThat(Arc.container().select(EntityValidation.class).isUnsatisfied()).isTrue();
  }
}
