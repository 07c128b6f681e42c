package dev.rowan.reactor;

import dev.rowan.Rowan;
import dev.rowan.dao.Limit;
import java.math.BigDecimal;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;
import org.reactivestreams.tck.TestEnvironment;
import org.reactivestreams.tck.flow.FlowPublisherVerification;
import org.testng.annotations.AfterClass;
import org.testng.annotations.BeforeClass;
import shop.Item;
import shop.Items;
import shop.PublishedItems;

/** The tests of the Reactive Streams specification, on the publisher of a DAO method. */
@SuppressWarnings("exports") // TestNG needs a public class
public class PublisherTckTest extends FlowPublisherVerification<Item> {
  /** More than two pages. */
  private static final int MOST = 1_200;

  private final Rowan rowan = Rowan.connect("rowan:memory:");

  public PublisherTckTest() {
    super(new TestEnvironment(1_000, 20, false), 100);
  }

  @BeforeClass
  void save() {
    Items items = rowan.dao(Items.class);
    for (int i = 0; i < MOST; i++) {
      items.save(new Item(null, "ann", "lamp " + i, BigDecimal.valueOf(i))).block();
    }
  }

  @AfterClass
  void close() {
    rowan.close();
  }

  @Override
  public long maxElementsFromPublisher() {
    return MOST;
  }

  @Override
  public Flow.Publisher<Item> createFlowPublisher(long elements) {
    PublishedItems items = rowan.dao(PublishedItems.class);
    return elements == 0
        ? items.bySeller("bob")
        : items.dearest("ann", Limit.of(Math.toIntExact(elements)));
  }

  /** None: a read that fails tells so when the subscriber requests its first row. */
  @Override
  public Flow.@Nullable Publisher<Item> createFailedFlowPublisher() {
    return null;
  }
}
