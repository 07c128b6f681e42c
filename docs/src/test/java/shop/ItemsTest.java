package shop;

// tag::items-test[]
import static org.assertj.core.api.Assertions.assertThat;

import dev.rowan.Rowan;
import dev.rowan.dao.PageRequest;
import dev.rowan.dao.Range;
import java.math.BigDecimal;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ItemsTest {
  private Rowan rowan;
  private Items items;

  @BeforeEach
  void open() {
    rowan = Rowan.connect("rowan:memory:");
    items = rowan.dao(Items.class);
  }

  @AfterEach
  void close() {
    rowan.close();
  }

  @Test
  void aNewPriceMovesTheItemInTheSellersList() {
    Item lamp = new Item(UUID.randomUUID(), "ann", "lamp", new BigDecimal("12.50"));
    items.save(lamp);
    items.reprice(lamp.id(), new BigDecimal("9.90"));

    assertThat(items.bySeller("ann", Range.atMost(BigDecimal.TEN), PageRequest.first(2)).items())
        .extracting(Item::title)
        .containsExactly("lamp");
    assertThat(items.bySeller("ann", Range.atLeast(BigDecimal.TEN), PageRequest.first(2)).items())
        .isEmpty();
  }
}
// end::items-test[]
