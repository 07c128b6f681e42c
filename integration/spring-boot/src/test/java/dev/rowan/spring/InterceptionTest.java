package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.spring.dao.DaoBeans;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.springframework.aop.support.AopUtils;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import shop.Item;
import shop.ItemService;
import shop.Items;
import shop.PriceWatch;
import shop.ShopApplication;

/** Aspects of an application surround the calls of DAOs. */
class InterceptionTest {
  @Test
  void anAspectSurroundsTheCallsOfADao() {
    new ApplicationContextRunner()
        .withPropertyValues("rowan.url=rowan:memory:")
        .withUserConfiguration(ShopApplication.class)
        .withBean(PriceWatch.class)
        .run(
            context -> {
              Items items = context.getBean(Items.class);
              assertThat(AopUtils.isAopProxy(items)).isTrue();
              ItemService service = context.getBean(ItemService.class);
              Item item = service.offer("ann", "lamp", BigDecimal.TEN);
              assertThat(items.find(item.id())).hasValue(item);
              assertThat(service.dearestOf("ann")).containsExactly(item);
              assertThat(context.getBean(PriceWatch.class).calls())
                  .containsExactly("save", "find", "bySeller");
              assertThat(DaoBeans.in(context.getSourceApplicationContext().getBeanFactory()))
                  .containsExactly(Items.class.getName());
            });
  }
}
