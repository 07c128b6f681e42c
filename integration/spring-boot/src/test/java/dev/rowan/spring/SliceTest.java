package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RejectedInputException;
import dev.rowan.spring.test.RowanDaoTest;
import java.math.BigDecimal;
import java.util.UUID;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Import;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.context.TestPropertySource;
import shop.Item;
import shop.ItemService;
import shop.Items;
import shop.ShopApplication;

/** What a test of DAOs has of an application. */
@RowanDaoTest
@ContextConfiguration(classes = ShopApplication.class)
@Import(ItemService.class)
class SliceTest {
  @Autowired private ApplicationContext context;
  @Autowired private ItemService service;

  @Test
  void otherComponentsAreLeftOut() {
    assertThat(context.getBeansOfType(Items.class)).hasSize(1);
    assertThat(context.containsBean("itemController")).isFalse();
    assertThat(context.containsBean("dispatcherServlet")).isFalse();
    assertThat(context.getEnvironment().getProperty("rowan.url")).isEqualTo("rowan:memory:");
  }

  @Test
  void callbacksAndConstraintsApply() {
    UUID id = service.offer("ann", "  lamp ", BigDecimal.TEN).id();
    assertThat(service.find(id)).map(Item::title).hasValue("lamp");
    assertThatThrownBy(() -> service.offer("ann", "", BigDecimal.TEN))
        .isInstanceOf(RejectedInputException.class)
        .hasMessageContaining("RUN-74");
  }

  /** Tests of an inner class have the store of the outer one. */
  @Nested
  @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
  class InTurns {
    @Test
    @Order(1)
    void oneTestWrites() {
      service.offer("ann", "lamp", BigDecimal.TEN);
      assertThat(service.dearestOf("ann")).hasSize(1);
    }

    @Test
    @Order(2)
    void theNextOneFindsNoRows() {
      assertThat(service.dearestOf("ann")).isEmpty();
    }
  }

  /** The store that the application configures, whose rows stay. */
  @Nested
  @RowanDaoTest(url = "")
  @TestPropertySource(properties = "rowan.url=rowan:memory:")
  @TestMethodOrder(MethodOrderer.OrderAnnotation.class)
  class OfTheApplication {
    @Test
    @Order(1)
    void oneTestWrites() {
      service.offer("bob", "lamp", BigDecimal.TEN);
    }

    @Test
    @Order(2)
    void theNextOneFindsTheRow() {
      assertThat(service.dearestOf("bob")).hasSize(1);
    }
  }
}
