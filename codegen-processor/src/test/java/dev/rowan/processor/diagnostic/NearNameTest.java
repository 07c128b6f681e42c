package dev.rowan.processor.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearNameTest {
  @Test
  void findsANameWithinTwoEdits() {
    assertThat(NearName.of("prize", List.of("title", "price"))).contains("price");
    assertThat(NearName.of("sellerid", List.of("sellerId"))).contains("sellerId");
    assertThat(NearName.of("titel", List.of("title", "tilt"))).contains("title");
  }

  @Test
  void doesNotGuessFromNothing() {
    assertThat(NearName.of("seller", List.of("price"))).isEmpty();
    assertThat(NearName.of("id", List.of("at"))).isEmpty();
    assertThat(NearName.question("seller", List.of())).isEmpty();
  }

  @Test
  void takesTheNearest() {
    assertThat(NearName.of("stars", List.of("start", "stars2", "stark"))).contains("start");
    assertThat(NearName.question("star", List.of("stair", "stars", "star")))
        .isEqualTo("; did you mean `star`?");
  }
}
