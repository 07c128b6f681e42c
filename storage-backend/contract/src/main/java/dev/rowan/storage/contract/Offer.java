package dev.rowan.storage.contract;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** An entity for tests of derived tables: every property except the key may change. */
record Offer(
    UUID id,
    @Nullable String seller,
    @Nullable BigDecimal price,
    @Nullable Instant listedAt,
    @Nullable String title,
    Set<String> tags,
    @Nullable Integer stock) {

  /** Returns an offer with a key of this number and every property set. */
  static Offer of(int number, String seller, String price, String listedAt, String... tags) {
    return new Offer(
        id(number),
        seller,
        new BigDecimal(price),
        Instant.parse(listedAt),
        "title " + number,
        Set.of(tags),
        number);
  }

  static UUID id(int number) {
    return new UUID(0x4000, 0x8000_0000_0000_0000L + number);
  }

  Offer withSeller(@Nullable String newSeller) {
    return new Offer(id, newSeller, price, listedAt, title, tags, stock);
  }

  Offer withPrice(@Nullable String newPrice) {
    BigDecimal decimal = newPrice == null ? null : new BigDecimal(newPrice);
    return new Offer(id, seller, decimal, listedAt, title, tags, stock);
  }

  Offer withListedAt(@Nullable String moment) {
    Instant instant = moment == null ? null : Instant.parse(moment);
    return new Offer(id, seller, price, instant, title, tags, stock);
  }

  Offer withTitle(@Nullable String newTitle) {
    return new Offer(id, seller, price, listedAt, newTitle, tags, stock);
  }

  Offer withTags(String... newTags) {
    return new Offer(id, seller, price, listedAt, title, Set.of(newTags), stock);
  }

  Offer withStock(@Nullable Integer newStock) {
    return new Offer(id, seller, price, listedAt, title, tags, newStock);
  }
}
