package fixture;

import dev.rowan.annotation.*;
import java.time.*;
import java.util.*;

@Entity
@KeepLast(100)
@CustomIndex(name = "notices_by_sender", partition = "sender", clustering = {"user", "at", "id"})
record Notice(
    @PartitionKey String user,
    @Clustering(value = 0, order = Order.DESC) Instant at,
    @Clustering(1) UUID id,
    @Static String language,
    String sender,
    String text) {}

@Dao
interface Notices {
  @Insert
  void save(Notice notice);

  @Select
  List<Notice> of(String user);
}
