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
// expect: MAP-08
class Point {
  @PartitionKey int x;
  int y;

  Point(int x) {
    this.x = x;
  }
}

@Entity
// expect: MAP-08
class Hidden {
  @PartitionKey int x;

  private Hidden() {}
}

@Entity
// expect: MAP-08
class Fixed {
  @PartitionKey final int x;
  final long y;

  Fixed(int x, int y) {
    this.x = x;
    this.y = y;
  }
}

@Entity
// expect: MAP-08
class Closed {
  @PartitionKey final int x;

  private Closed(int x) {
    this.x = x;
  }
}

@Entity
// expect: MAP-08
class Longer {
  @PartitionKey final int x;

  Longer(int x, String note) {
    this.x = x;
  }
}

@Entity
// expect: MAP-08
class Checked {
  @PartitionKey final int x;

  Checked(int x) throws java.io.IOException {
    this.x = x;
  }
}

@Entity
// expect: MAP-08
class Built {
  @PartitionKey final int x;
  final int y;

  private Built(int x, int y) {
    this.x = x;
    this.y = y;
  }

  static Builder builder() {
    return new Builder();
  }

  static class Builder {
    private int x;

    Builder x(int value) {
      x = value;
      return this;
    }

    Built build() {
      return new Built(x, 0);
    }
  }
}
