package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import java.math.BigDecimal;
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.Stream;

@Entity
record Account(@PartitionKey UUID id, String owner, long balance) {}

@Entity
record Payment(
    @PartitionKey UUID id,
    @SuppressDesign(rule = "CNS-05", because = "one program writes a payment") @Together("price")
        BigDecimal amount,
    @Together("price") String currency,
    String state) {}

@Dao
interface Accounts {
  @Update(entity = Account.class, onlyIf = "balance = :before")
  boolean change(UUID id, long balance, long before);

  @Update(entity = Account.class)
  // expect: CNS-05
  void set(UUID id, long balance);

  @Query("update account set balance = 0 where id = :id")
  // expect: CNS-05
  void reset(UUID id);

  @Update(entity = Account.class)
  // expect: CNS-05
  void setAll(Collection<UUID> id, long balance);
}

@Dao
interface Payments {
  @Query("insert into payment (id, amount) values (:id, :amount)")
  // expect: CNS-05
  void begin(UUID id, BigDecimal amount);

  @Update(onlyIf = "state = :before")
  boolean change(Payment payment, String before);
}

@Dao
interface Corrections {
  // the condition is a method of the other DAO
  @Update(entity = Payment.class)
  // expect: CNS-05
  void close(UUID id, String state);
}
