package shop;

import dev.rowan.annotation.Bucket;
import dev.rowan.annotation.Clustering;
import dev.rowan.annotation.Entity;
import dev.rowan.annotation.PartitionKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** Immutable, with a builder. The bucket is computed. */
@Entity
public final class Loan {
  @PartitionKey(0)
  private final String reader;

  @PartitionKey(1)
  @Bucket(of = "at", unit = ChronoUnit.MONTHS)
  private final LocalDate month;

  @Clustering private final Instant at;
  private final String book;
  private final boolean returned;

  private Loan(Builder values) {
    reader = values.reader;
    month = values.month;
    at = values.at;
    book = values.book;
    returned = values.returned;
  }

  public static Builder builder() {
    return new Builder();
  }

  public String getReader() {
    return reader;
  }

  public LocalDate getMonth() {
    return month;
  }

  public Instant getAt() {
    return at;
  }

  public String getBook() {
    return book;
  }

  public boolean isReturned() {
    return returned;
  }

  /** Collects the values of a loan. */
  public static final class Builder {
    private String reader;
    private LocalDate month;
    private Instant at;
    private String book;
    private boolean returned;

    public Builder reader(String value) {
      reader = value;
      return this;
    }

    public Builder month(LocalDate value) {
      month = value;
      return this;
    }

    public Builder setAt(Instant value) {
      at = value;
      return this;
    }

    public Builder withBook(String value) {
      book = value;
      return this;
    }

    public Builder returned(boolean value) {
      returned = value;
      return this;
    }

    public Loan build() {
      return new Loan(this);
    }
  }
}
