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
record Member(
    @PartitionKey @Unique("member_by_club_email_unique") String club,
    @Clustering int number,
    @Unique String passport,
    @Unique("member_by_club_email_unique") String email) {}

@Dao
interface Members {
  @Insert
  void save(Member member);

  @Select
  Optional<Member> byPassport(String passport);

  @Select
  Optional<Member> byEmail(String club, String email);
}
