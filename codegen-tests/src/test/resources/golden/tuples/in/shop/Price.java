package shop;

import dev.rowan.annotation.Tuple;
import java.math.BigDecimal;

/** A bean. */
@Tuple
class Price {
  private String currency;
  BigDecimal amount;

  String getCurrency() {
    return currency;
  }

  void setCurrency(String currency) {
    this.currency = currency;
  }
}
