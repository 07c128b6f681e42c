package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import java.util.stream.Stream;

@Udt
record Money(BigDecimal amount, String currency) {}

@Entity
record Payment(
    @PartitionKey UUID id,
    // expect: CNS-05
    @Together("price") BigDecimal amount,
    @Together("price") String currency) {}

@Entity
record Offer(
    @PartitionKey UUID id,
    // expect: CNS-05
    @Together Money price) {}

@Dao
interface Payments {
  @Update(entity = Payment.class)
  // expect: CNS-05
  void correct(UUID id, BigDecimal amount);
}
