package dev.rowan.dao;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.RejectedInputException;
import dev.rowan.mapping.ChunkedColumn;
import java.time.Instant;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChunksTest {
  private static final UUID UPLOAD = UUID.fromString("1b4e28ba-2fa1-11d2-883f-0016d3cca427");

  @Test
  void aTextIsReadAsTheValueThatWroteIt() {
    Chunks value = new Chunks(UPLOAD, 1_500_000, 1 << 20, 0x9AC43F21);
    String text = "1b4e28ba-2fa1-11d2-883f-0016d3cca427/1500000/1048576/9ac43f21";
    assertThat(value).hasToString(text);
    assertThat(Chunks.parse(text)).isEqualTo(value);
    assertThat(value.begunAt()).isBefore(Instant.parse("2000-01-01T00:00:00Z"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427/1/1",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427/-1/1/0",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427/1/0/0",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427/1/1/x",
        "1b4e28ba-2fa1-41d2-883f-0016d3cca427/1/1/0",
        "1b4e28ba-2fa1-11d2-883f-0016d3cca427/9223372036854775807/1/0",
      })
  void anotherTextIsRefused(String text) {
    assertThatThrownBy(() -> Chunks.parse(text)).isInstanceOf(RejectedInputException.class);
  }

  @Test
  void chunksAndSectionsFollowFromTheLength() {
    assertThat(of(0).count()).isZero();
    assertThat(ChunkedColumn.sections(of(0))).isZero();
    assertThat(of(1).count()).isEqualTo(1);
    assertThat(of(1 << 20).count()).isEqualTo(1);
    assertThat(of((1 << 20) + 1).count()).isEqualTo(2);
    assertThat(of((1 << 20) + 1).bytesOf(1)).isEqualTo(1);
    assertThat(ChunkedColumn.sections(of(64L << 20))).isEqualTo(1);
    assertThat(ChunkedColumn.sections(of((64L << 20) + 1))).isEqualTo(2);
    assertThat(ChunkedColumn.section(100 << 20, 3)).as("a chunk above 64 MiB").isEqualTo(3);
  }

  private static Chunks of(long length) {
    return new Chunks(UPLOAD, length, 1 << 20, 0);
  }
}
