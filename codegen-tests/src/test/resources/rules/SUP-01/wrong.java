package fixture;

import dev.rowan.annotation.*;
import dev.rowan.dao.*;
import dev.rowan.spi.value.CqlDuration;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.time.*;
import java.util.*;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

@Entity
// expect: SUP-01
@SuppressDesign(rule = "KEY-10", because = " ")
@SuppressDesign(
    // expect: SUP-01
    rule = "KEY-1O",
    because = "a letter for a digit")
record Packed(
    @PartitionKey String source,
    // expect: KEY-10
    @Clustering ByteBuffer number,
    // expect: SUP-01
    @SuppressDesign(rule = "MAP-01", because = "an error") int size) {}

@Dao
interface Packages {
  // expect: SUP-01
  @SuppressDesign(rule = "QRY-01", because = "an error")
  @Select
  List<Packed> find(String source);
}
