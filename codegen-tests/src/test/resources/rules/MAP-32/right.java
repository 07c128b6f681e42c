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
  @Column("given")
  String getName();
}

class Aged {
  private int born;

  @Column("born")
  int getBorn() {
    return born;
  }

  void setBorn(int born) {
    this.born = born;
  }
}

@Entity
class Person extends Aged implements Named {
  @PartitionKey String email;

  private String name;

  @Column("given")
  @Size(avg = 20)
  public String getName() {
    return name;
  }

  void setName(String name) {
    this.name = name;
  }

  @Override
  @Column("birth_year")
  int getBorn() {
    return super.getBorn();
  }
}

@Entity
record Place(@PartitionKey String code, @Column("title") String name) implements Titled {
  @Override
  @Size(avg = 30)
  public String name() {
    return name;
  }
}

interface Titled {
  @Column("name")
  String name();
}

@Dao
interface People {
  @Select
  Optional<Person> find(String email);
}
