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

interface Named {
  String getName();
}

@Entity
class Person implements Named {
  @PartitionKey String email;

  @Column("given")
  private String name;

  private int born;

  // expect: MAP-32
  @Column("first_name")
  public String getName() {
    return name;
  }

  void setName(String name) {
    this.name = name;
  }

  // expect: MAP-32
  @Size(avg = 20)
  String fullName() {
    return name;
  }

  int getBorn() {
    return born;
  }

  // expect: MAP-32
  @Column("birth_year")
  void setBorn(int born) {
    this.born = born;
  }
}

@Entity
record Place(@PartitionKey String code, String name) {
  // expect: MAP-32
  @Column("full_name")
  String longName() {
    return code + name;
  }
}

@Dao
interface People {
  // expect: MAP-32
  @Column("email")
  @Select
  Optional<Person> find(String email);
}
