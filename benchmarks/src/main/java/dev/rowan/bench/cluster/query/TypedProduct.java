package dev.rowan.bench.cluster.query;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.ConvertedBy;
import dev.rowan.annotation.Converter;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.UUID;

/** The same columns as those of {@link Product}, with types of the program. */
@Entity
public record TypedProduct(
    @PartitionKey Shop shop,
    @Clustering Id id,
    Title title,
    String brand,
    Money price,
    int stock,
    String colour,
    String size,
    double weight,
    Instant added,
    String description,
    boolean active) {
  /** The name of a shop. */
  public record Shop(String name) {}

  /** The key of a product. */
  public record Id(UUID value) {}

  /** The title of a product. */
  public record Title(String text) {}

  /** An amount of money. */
  @ConvertedBy(AsDecimal.class)
  public record Money(BigDecimal amount, String currency) {}

  /** Stores money as its amount. */
  public static final class AsDecimal implements Converter<Money, BigDecimal> {
    @Override
    public BigDecimal toStored(Money money) {
      return money.amount();
    }

    @Override
    public Money toJava(BigDecimal amount) {
      return new Money(amount, "EUR");
    }
  }
}
