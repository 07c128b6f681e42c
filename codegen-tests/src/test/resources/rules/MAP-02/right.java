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

class Named {
  private String name;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }
}

class Valued<T> {
  private T value;

  public T getValue() {
    return value;
  }

  public void setValue(T value) {
    this.value = value;
  }
}

@Entity
class Account extends Named {
  static int count;

  @PartitionKey String email;
  @Transient private final Object lock = new Object();
  private boolean active;

  boolean isActive() {
    return active;
  }

  Account setActive(boolean active) {
    this.active = active;
    return this;
  }
}

@Entity
class Price extends Valued<BigDecimal> {
  @PartitionKey String product;
}
