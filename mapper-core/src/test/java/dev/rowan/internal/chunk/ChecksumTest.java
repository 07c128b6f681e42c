package dev.rowan.internal.chunk;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

class ChecksumTest {
  @Test
  void theChecksumOfPiecesIsThatOfTheWhole() {
    Random random = new Random(1);
    for (int length : new int[] {0, 1, 2, 3, 64, 1_000, 65_537}) {
      byte[] whole = new byte[length];
      random.nextBytes(whole);
      CRC32C crc = new CRC32C();
      crc.update(whole);
      for (int cut : new int[] {0, length / 3, length / 2, length}) {
        int first = Checksum.of(ByteBuffer.wrap(whole, 0, cut));
        int second = Checksum.of(ByteBuffer.wrap(whole, cut, length - cut));
        assertThat(Checksum.joined(first, second, length - cut))
            .as("%d and %d bytes", cut, length - cut)
            .isEqualTo((int) crc.getValue());
      }
    }
  }

  @Test
  void theBufferStaysAtItsPosition() {
    ByteBuffer bytes = ByteBuffer.wrap(new byte[5]);
    Checksum.of(bytes);
    assertThat(bytes.remaining()).isEqualTo(5);
  }
}
