package shop;

import dev.rowan.annotation.CustomIndex;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.Immutable;
import dev.rowan.annotation.PartitionKey;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.UUID;

/** An item for sale. */
@Entity
@CustomIndex(
    name = "items_by_seller",
    partition = "sellerId",
    clustering = {"price desc", "id"},
    include = "*")
public record Item(
    @PartitionKey UUID id,
    @Immutable String sellerId,
    @NotBlank @Size(max = 10) String title,
    @Positive(groups = Priced.class) BigDecimal price) {

  /** The group of constraints of prices, which no check includes by itself. */
  public interface Priced {}
}
