package dev.rowan.error;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RowanExceptionTest {
  @Test
  void saysCodeWhatIsWrongTheNamesAroundItAndWhatToDo() {
    Exception cause = new Exception("secret of the cause");
    RowanException failure =
        new RejectedInputException(
            ErrorCode.NULL_KEY, Map.of("table", "item", "column", "id"), cause);
    assertThat(failure)
        .hasMessage(
            """
            [RUN-07] a key column has no value
              column: id
              table: item
              fix: give every property of the key a value that is not null""")
        .hasCause(cause);
    assertThat(failure.code()).isEqualTo(ErrorCode.NULL_KEY);
    assertThat(failure.context())
        .containsExactly(Map.entry("column", "id"), Map.entry("table", "item"));
  }

  @Test
  void copiesTheContext() {
    Map<String, String> context = new HashMap<>(Map.of("table", "item"));
    RowanException failure = new RejectedInputException(ErrorCode.NULL_KEY, context, null);
    context.clear();
    assertThat(failure.context()).containsEntry("table", "item").isUnmodifiable();
  }

  @Test
  void keepsItsMessageAndCodeWhenItTravels() throws Exception {
    RowanException failure =
        new CorruptStoreException(ErrorCode.STORE_CORRUPT, Map.of("file", "x"), null);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(failure);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      RowanException read = (RowanException) in.readObject();
      assertThat(read).isInstanceOf(CorruptStoreException.class).hasMessage(failure.getMessage());
      assertThat(read.code()).isEqualTo(ErrorCode.STORE_CORRUPT);
      assertThat(read.context()).isEmpty();
    }
  }

  @Test
  void codesAreUnique() {
    Set<String> codes =
        Arrays.stream(ErrorCode.values()).map(ErrorCode::code).collect(Collectors.toSet());
    assertThat(codes).hasSize(ErrorCode.values().length);
  }

  @ParameterizedTest
  @EnumSource
  void everyCodeSaysWhatIsThereAndWhatToDo(ErrorCode code) {
    assertThat(code.code()).matches("RUN-[0-9]{2}");
    assertThat(code.headline())
        .isNotBlank()
        .hasSizeLessThanOrEqualTo(100)
        .doesNotEndWith(".")
        .doesNotContainIgnoringCase("invalid", "illegal");
    assertThat(code.fix()).isNotBlank().doesNotEndWith(".");
  }
}
