package dev.rowan.spi.guard;

import dev.rowan.spi.value.GoldenValues;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** What guardrails take for the size of values, as they always did. */
class SizeCharacterTest {
  @Test
  void sizesAreThoseOfTheFile() throws IOException {
    GoldenValues.check(
        "size",
        (type, value) ->
            "%d at most, %d exactly, %d elements, %s"
                .formatted(
                    ValueSize.most(value),
                    ValueSize.exact(value),
                    ValueSize.elements(value),
                    ValueSize.isPlain(value) ? "plain" : "not plain"));
  }
}
