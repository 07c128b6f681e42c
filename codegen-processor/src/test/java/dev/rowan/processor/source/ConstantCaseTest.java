package dev.rowan.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstantCaseTest {
  @ParameterizedTest
  @CsvSource({
    "id, ID",
    "sellerId, SELLER_ID",
    "items_by_seller, ITEMS_BY_SELLER",
    "sha256Sum, SHA256_SUM",
    "größe, GRÖSSE",
    "a-b, A_B",
    "9lives, _9LIVES"
  })
  void isTheNameInCapitalsWithUnderscoresBetweenWords(String name, String constant) {
    assertThat(ConstantCase.of(name)).isEqualTo(constant);
  }

  @Test
  void doesNotDependOnTheMachinesLanguage() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(new Locale("tr"));
      assertThat(ConstantCase.of("title")).isEqualTo("TITLE");
    } finally {
      Locale.setDefault(before);
    }
  }
}
