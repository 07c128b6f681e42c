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
class Point {
  @PartitionKey int x;
  int y;

  Point() {}

  Point(int x) {
    this.x = x;
  }
}

@Entity
class Fixed {
  @PartitionKey private final int x;
  private final long y;

  Fixed(long y, int x) {
    this.x = x;
    this.y = y;
  }

  int x() {
    return x;
  }

  long getY() {
    return y;
  }
}

@Entity
class Renamed {
  @PartitionKey final int x;

  @java.beans.ConstructorProperties("x")
  Renamed(int first) {
    x = first;
  }
}

@Entity
class Built {
  @PartitionKey final int x;
  final int y;

  private Built(Builder values) {
    x = values.x;
    y = values.y;
  }

  static Builder builder() {
    return new Builder();
  }

  static class Builder {
    private int x;
    private int y;

    Builder x(int value) {
      x = value;
      return this;
    }

    Builder withY(int value) {
      y = value;
      return this;
    }

    Built build() {
      return new Built(this);
    }
  }
}
