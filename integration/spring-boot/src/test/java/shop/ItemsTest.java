package shop;

// tag::spring-slice-file[]
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.dao.Limit;
import dev.rowan.spring.test.RowanDaoTest;
import java.math.BigDecimal;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

// tag::spring-slice[]
@RowanDaoTest
class ItemsTest {
  @Autowired private Items items;

  @Test
  void theDearestItemIsFirst() {
    items.save(new Item(UUID.randomUUID(), "ann", "lamp", new BigDecimal("12.50")));
    items.save(new Item(UUID.randomUUID(), "ann", "table", new BigDecimal("340.00")));
    assertThat(items.bySeller("ann", Limit.of(1))).extracting(Item::title).containsExactly("table");
  }

  @Test
  void aSellerBeginsWithoutItems() {
    assertThat(items.bySeller("ann", Limit.of(1))).isEmpty();
  }
}
// end::spring-slice[]
// end::spring-slice-file[]
