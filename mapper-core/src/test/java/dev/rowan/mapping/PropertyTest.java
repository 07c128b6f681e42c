package dev.rowan.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.rowan.dao.Range;
import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.spi.value.Row;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PropertyTest {
  private static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);
  private static final Property<Instant> AT = new Property<>("at", 1, Codecs.TIMESTAMP);
  private static final Property<Set<String>> TAGS =
      new Property<>("tags", 2, Codecs.set(Codecs.STRING));
  private static final KeyComponent<Instant> HOUR = new KeyComponent<>("hour", Codecs.HOUR);

  @Test
  void nullStaysNullAndAbsentIsWhatTheCodecSays() {
    assertThat(AT.encode((Instant) null)).isNull();
    assertThat(AT.decode(Row.of("a", null, null))).isNull();
    assertThat(TAGS.decode(Row.of("a", null, null))).isEmpty();
    assertThat(TAGS.decode(Row.of("a", null, Set.of("t")))).containsExactly("t");
  }

  @Test
  void aPartOfAKeyMustNotBeNull() {
    assertThat(ID.encodeKey("a")).isEqualTo("a");
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> ID.encodeKey(null))
        .withMessageContaining("id")
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.NULL_KEY));
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> HOUR.encodeKey(null))
        .withMessageContaining("hour");
  }

  @Test
  void bothEndsOfARangeAreEncoded() {
    Instant fine = Instant.parse("2026-01-01T10:20:30.123456Z");
    Range<Object> range = AT.encode(Range.closedOpen(fine, fine));
    Instant stored = Instant.parse("2026-01-01T10:20:30.123Z");
    assertThat(range).isEqualTo(new Range<Object>(stored, true, stored, false));
    assertThat(HOUR.encode(Range.atLeast(fine)).lower())
        .isEqualTo(Instant.parse("2026-01-01T10:00:00Z"));
    assertThat(AT.encode(Range.all())).isEqualTo(Range.all());
  }

  @Test
  void aRangeMustNotBeNull() {
    assertThatExceptionOfType(RejectedInputException.class)
        .isThrownBy(() -> AT.encode((Range<Instant>) null))
        .withMessageContaining("at")
        .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ARGUMENT_REJECTED));
  }
}
