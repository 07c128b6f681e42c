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
record Seat(@PartitionKey UUID id, String guest, String note, @Version long version) {}

@Entity
record Payment(
    @PartitionKey UUID id,
    @SuppressDesign(rule = "CNS-05", because = "one program writes a payment") @Together("price")
        BigDecimal amount,
    @Together("price") String currency,
    String state) {}

@Dao
interface Accounts {
  // a new row
  @Insert
  void open(Account account);

  @Insert(ifNotExists = true)
  boolean create(Account account);

  @Update(entity = Account.class, onlyIf = "balance = :before")
  boolean change(UUID id, long balance, long before);

  @Update(entity = Account.class, ifExists = true)
  boolean set(UUID id, long balance);

  // no condition compares the owner
  @Update(entity = Account.class)
  void rename(UUID id, String owner);

  @Query("update account using timestamp :at set balance = 0 where id = :id")
  void reset(UUID id, Instant at);

  @Update(entity = Account.class)
  @SuppressDesign(rule = "CNS-05", because = "at night, when no other program runs")
  void correct(UUID id, long balance);
}

@Dao
interface Payments {
  @Query("insert into payment (id, amount, currency) values (:id, :amount, :currency)")
  void begin(UUID id, BigDecimal amount, String currency);

  // compares the state and writes it only without a condition
  @Update(entity = Payment.class, onlyIf = "state = 'OPEN'")
  boolean price(UUID id, BigDecimal amount, String currency);

  @Update(entity = Payment.class)
  void close(UUID id, String state);
}
