package dev.rowan.bench.cluster.query;

import com.datastax.oss.driver.api.core.CqlSession;
import dev.rowan.Rowan;
import dev.rowan.RowanOptions;
import dev.rowan.bench.cluster.node.CountedRequests;
import dev.rowan.bench.cluster.node.OneNode;
import dev.rowan.bench.cluster.node.PairedTurns;
import dev.rowan.storage.cassandra.CassandraBackend;
import dev.rowan.storage.cassandra.SchemaMode;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Flow;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Ways to read the same rows of one real node through Rowan, each compared with a simpler one.
 * {@code QueryAlternation <turns>}.
 */
public final class QueryAlternation {
  private static final int SHOPS = 20;
  private static final int OF_ONE_SHOP = 1_000;
  private static final int BRANDS = 200;
  private static final int ENTRIES = 1_000;

  private final Products products;
  private final DriverCodeLines byHand;

  private QueryAlternation(CqlSession session) {
    products =
        Rowan.on(
                CassandraBackend.on(session, OneNode.KEYSPACE, SchemaMode.CREATE_MISSING),
                RowanOptions.defaults())
            .dao(Products.class);
    List<CompletableFuture<Void>> saving = new ArrayList<>();
    for (long number = 0; number < SHOPS * OF_ONE_SHOP; number++) {
      Product product = product(number);
      saving.add(products.save(product).toCompletableFuture());
      saving.add(products.save(typed(product)).toCompletableFuture());
      if (saving.size() == 64) {
        saving.forEach(CompletableFuture::join);
        saving.clear();
      }
    }
    for (int shop = 0; shop < SHOPS; shop++) {
      saving.add(products.save(shelf(shop(shop))).toCompletableFuture());
    }
    saving.forEach(CompletableFuture::join);
    byHand = new DriverCodeLines(session);
  }

  /** Prints a table. */
  public static void main(String[] args) {
    CountedRequests requests = new CountedRequests();
    try (OneNode node = new OneNode();
        CqlSession session = OneNode.trackedSession(node.address(), requests)) {
      new QueryAlternation(session)
          .compare(new PairedTurns(requests, Integer.parseInt(args[0]), 0));
    }
  }

  private void compare(PairedTurns turns) {
    turns.printHead("one", "other");
    PairedTurns.Way find =
        number -> products.find(shop(number), id(number)).isPresent() ? 1 : missing();
    turns.compare(
        "2 of 12 columns, and all",
        number -> products.offer(shop(number), id(number)).isPresent() ? 1 : missing(),
        find);
    turns.compare(
        "2 of 12 columns of 1,000 rows, and all",
        number -> offers(shop(number)) == OF_ONE_SHOP ? 1 : missing(),
        number -> streamed(shop(number)) == OF_ONE_SHOP ? 1 : missing());
    turns.compare(
        "one of 1,000 entries of a map, and all",
        number -> products.place(shop(number)).isPresent() ? 1 : missing(),
        number -> products.places(shop(number)).orElseThrow().size() == ENTRIES ? 1 : missing());
    turns.compare(
        "a statement, and a planned method",
        number -> products.queried(shop(number), id(number)).isPresent() ? 1 : missing(),
        find);
    turns.compare(
        "converted types, and types of the driver",
        number ->
            products
                    .find(new TypedProduct.Shop(shop(number)), new TypedProduct.Id(id(number)))
                    .isPresent()
                ? 1
                : missing(),
        find);
    turns.compare(
        "entries of an index, and driver code",
        number -> products.lines(brand(number)).size() == entries() ? 1 : missing(),
        number -> byHand.of(brand(number)).size() == entries() ? 1 : missing());
    turns.compare(
        "1,000 rows from a publisher, and from a stream",
        number -> published(shop(number)) == OF_ONE_SHOP ? 1 : missing(),
        number -> streamed(shop(number)) == OF_ONE_SHOP ? 1 : missing());
  }

  private static int missing() {
    throw new IllegalStateException("rows are missing");
  }

  private static int entries() {
    return SHOPS * OF_ONE_SHOP / BRANDS;
  }

  private long streamed(String shop) {
    try (Stream<Product> rows = products.streamed(shop)) {
      return rows.mapToInt(product -> product.stock() >= 0 ? 1 : 0).sum();
    }
  }

  private long offers(String shop) {
    try (Stream<Products.Offer> rows = products.offers(shop)) {
      return rows.mapToInt(offer -> offer.title().isEmpty() ? 0 : 1).sum();
    }
  }

  private long published(String shop) {
    Counter counter = new Counter();
    products.published(shop).subscribe(counter);
    return counter.count.join();
  }

  private static String shop(long number) {
    return "shop-" + number % SHOPS;
  }

  private static UUID id(long number) {
    return new UUID(0x4000L, number / SHOPS % OF_ONE_SHOP);
  }

  private static String brand(long number) {
    return "brand-" + number % BRANDS;
  }

  private static Product product(long number) {
    return new Product(
        shop(number),
        id(number),
        "A product with number " + number,
        brand(number),
        BigDecimal.valueOf(number, 2),
        (int) (number % 100),
        "colour-" + number % 7,
        "size-" + number % 5,
        number / 10.0,
        Instant.ofEpochMilli(1_760_000_000_000L + number),
        "as described in the catalogue, and no word more than that ".repeat(8),
        number % 2 == 0);
  }

  private static Shelf shelf(String shop) {
    return new Shelf(
        shop,
        IntStream.range(0, ENTRIES)
            .boxed()
            .collect(Collectors.toMap(each -> "place-" + each, each -> "aisle " + each)));
  }

  private static TypedProduct typed(Product product) {
    return new TypedProduct(
        new TypedProduct.Shop(product.shop()),
        new TypedProduct.Id(product.id()),
        new TypedProduct.Title(product.title()),
        product.brand(),
        new TypedProduct.Money(product.price(), "EUR"),
        product.stock(),
        product.colour(),
        product.size(),
        product.weight(),
        product.added(),
        product.description(),
        product.active());
  }

  /** Counts the rows of a publisher, and asks for all of them at once. */
  private static final class Counter implements Flow.Subscriber<Product> {
    final CompletableFuture<Long> count = new CompletableFuture<>();
    private long received;

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      subscription.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(Product product) {
      received += product.stock() >= 0 ? 1 : 0;
    }

    @Override
    public void onError(Throwable failure) {
      count.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
      count.complete(received);
    }
  }
}
