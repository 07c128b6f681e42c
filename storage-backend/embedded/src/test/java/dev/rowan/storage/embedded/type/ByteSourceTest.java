package dev.rowan.storage.embedded.type;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.CorruptStoreException;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class ByteSourceTest {
  private final byte[] array = {1, 2, 3, 4, 5, 6, 7, 8};

  @Test
  void valuesDoNotChangeWithAnArrayThatIsUsedAgain() {
    ByteBuffer value = new ByteSource().reset(array).buffer(7);
    array[0] = 9;
    assertThat(value).isEqualTo(ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7}));
  }

  @Test
  void aLargeValueSharesTheBytesOfAnUnchangingArray() {
    ByteSource in = ByteSource.ofUnchangingArrays().reset(array);
    in.skip(1);
    ByteBuffer value = in.buffer(6);
    assertThat(value.isReadOnly()).isTrue();
    array[1] = 9; // to see that the bytes are shared
    assertThat(value).isEqualTo(ByteBuffer.wrap(new byte[] {9, 3, 4, 5, 6, 7}));
    assertThat(in.u8()).isEqualTo(8);
  }

  @Test
  void aSmallValueDoesNotKeepALargeArray() {
    ByteBuffer value = ByteSource.ofUnchangingArrays().reset(array).buffer(3);
    array[0] = 9;
    assertThat(value).isEqualTo(ByteBuffer.wrap(new byte[] {1, 2, 3}));
  }

  @Test
  void invertedBytesAreNotShared() {
    ByteSource in = ByteSource.ofUnchangingArrays().reset(array);
    in.inverted(true);
    assertThat(in.buffer(7)).isEqualTo(ByteBuffer.wrap(new byte[] {-2, -3, -4, -5, -6, -7, -8}));
  }

  @Test
  void bytesBeyondTheEndAreDamage() {
    assertThatThrownBy(() -> ByteSource.ofUnchangingArrays().reset(array, 0, 7).buffer(8))
        .isInstanceOf(CorruptStoreException.class);
  }
}
