package dev.rowan.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {
  private final Names names = new Names().without(List.of("TABLE"));

  @Test
  void givesEachNameOnce() {
    assertThat(List.of(names.take("ID"), names.take("ID"), names.take("ID")))
        .containsExactly("ID", "ID_2", "ID_3");
  }

  @Test
  void keepsAwayFromNamesThatAreTaken() {
    assertThat(names.take("TABLE")).isEqualTo("TABLE_2");
  }

  @Test
  void givesNoWordOfTheLanguage() {
    assertThat(names.take("class")).isEqualTo("class_2");
  }
}
