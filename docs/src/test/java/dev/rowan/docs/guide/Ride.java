package dev.rowan.docs.guide;

import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;

// tag::ride[]
@Entity
public final class Ride {
  @PartitionKey final String driver;
  @Clustering final Instant start;
  final int metres;

  private Ride(Builder values) {
    driver = values.driver;
    start = values.start;
    metres = values.metres;
  }

  public static Builder builder() {
    return new Builder();
  }

  public static final class Builder {
    private String driver;
    private Instant start;
    private int metres;

    public Builder driver(String driver) {
      this.driver = driver;
      return this;
    }

    public Builder start(Instant start) {
      this.start = start;
      return this;
    }

    public Builder metres(int metres) {
      this.metres = metres;
      return this;
    }

    public Ride build() {
      return new Ride(this);
    }
  }
}
// end::ride[]
