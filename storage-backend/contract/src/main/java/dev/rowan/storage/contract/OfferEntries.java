package dev.rowan.storage.contract;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The expected entries of offers in their derived tables, computed independently of the mapper's
 * rules, which the tests verify.
 */
final class OfferEntries {
  private OfferEntries() {}

  static List<List<@Nullable Object>> bySeller(Offer offer) {
    return entry(3, offer.seller(), offer.price(), offer.id());
  }

  static List<List<@Nullable Object>> byTag(Offer offer) {
    List<List<@Nullable Object>> entries = new ArrayList<>();
    for (String tag : offer.tags()) {
      entries.addAll(entry(3, tag, offer.title(), offer.id(), offer.stock()));
    }
    return entries;
  }

  static List<List<@Nullable Object>> byDay(Offer offer) {
    return entry(
        3,
        day(offer),
        offer.listedAt(),
        offer.id(),
        offer.seller(),
        offer.price(),
        offer.title(),
        offer.tags().isEmpty() ? null : offer.tags(),
        offer.stock());
  }

  static List<List<@Nullable Object>> bySellerAndMonth(Offer offer) {
    LocalDate day = day(offer);
    return entry(
        5,
        offer.seller(),
        day == null ? null : LocalDate.of(day.getYear(), day.getMonth(), 1),
        offer.stock(),
        offer.listedAt(),
        offer.id(),
        offer.title());
  }

  private static @Nullable LocalDate day(Offer offer) {
    return offer.listedAt() == null
        ? null
        : offer.listedAt().atOffset(ZoneOffset.UTC).toLocalDate();
  }

  /** Returns one entry, or none if a value of its key is null. */
  private static List<List<@Nullable Object>> entry(int keySize, @Nullable Object... values) {
    List<@Nullable Object> entry = Arrays.asList(values);
    return entry.subList(0, keySize).contains(null) ? List.of() : List.of(entry);
  }
}
