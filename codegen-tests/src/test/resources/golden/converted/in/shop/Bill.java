package shop;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Column;
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.CqlType;
import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import dev.rowan.annotation.Udt;
import java.net.URI;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.BitSet;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A bill with a property of each sort of converted type. */
@Entity
@ConvertedBy(Bill.CountConverter.class)
@CustomIndex(
    name = "bills_by_seller",
    partition = "seller",
    clustering = {"issuedAt desc", "id", "line"})
@CustomIndex(
    name = "bills_by_day",
    partition = {"seller", "day(issuedAt)"},
    clustering = {"issuedAt desc", "id", "line"})
public record Bill(
    @PartitionKey Id<Bill> id,
    @Clustering Line line,
    @Immutable Seller seller,
    @Immutable LocalDateTime issuedAt,
    Money total,
    @ConvertedBy(OnlyAmount.class) Money discount,
    Percent tax,
    Optional<Seller> reseller,
    Optional<List<String>> remarks,
    Set<Seller> helpers,
    Map<Seller, Money> shares,
    @Column(type = CqlType.ASCII) Code code,
    Labels labels,
    OptionalInt count,
    char grade,
    URI link,
    Currency currency,
    Locale locale,
    ZoneId zone,
    BitSet flags,
    Place place) {
  /** The number of a line. */
  public record Line(int number) {}

  /** The name of a seller. */
  public record Seller(String name) {}

  /** A code of ASCII characters. */
  record Code(String value) {}

  /** A list that is one value. */
  public record Labels(List<String> all) {}

  @Udt
  public record Place(Seller keeper, Optional<Percent> share) {}

  /** A converter for one property. */
  public static final class OnlyAmount implements Converter<Money, java.math.BigDecimal> {
    @Override
    public java.math.BigDecimal toStored(Money value) {
      return value.amount();
    }

    @Override
    public Money toJava(java.math.BigDecimal stored) {
      return new Money(Currency.getInstance("EUR"), stored);
    }
  }

  /** A converter for all properties of the entity; no number is no value. */
  static final class CountConverter implements Converter<OptionalInt, Integer> {
    @Override
    public Integer toStored(OptionalInt value) {
      return value.isPresent() ? value.getAsInt() : null;
    }

    @Override
    public OptionalInt toJava(Integer stored) {
      return OptionalInt.of(stored);
    }
  }
}
