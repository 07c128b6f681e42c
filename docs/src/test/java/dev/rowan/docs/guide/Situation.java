package dev.rowan.docs.guide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RowanException;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * A call that fails, in a typical situation.
 *
 * @param where a word of the message that says where: a method, a table, a property, an option
 */
record Situation(ErrorCode code, String where, ThrowingCallable call) {
  private static final String OWN_PACKAGE = Situation.class.getPackageName() + ".";

  /** Returns the messages of the failures by code, after checking what each one must have. */
  static Map<ErrorCode, String> texts(Collection<Situation> situations) {
    Map<ErrorCode, String> texts = new TreeMap<>();
    for (Situation each : situations) {
      texts.put(each.code, each.text());
    }
    return texts;
  }

  private String text() {
    RowanException failure =
        Objects.requireNonNull(catchThrowableOfType(RowanException.class, call), code.name());
    String message = String.valueOf(failure.getMessage());
    assertThat(failure.code()).as(message).isEqualTo(code);
    assertThat(message)
        .contains("[" + code.code() + "] " + code.headline(), where, "fix: " + code.fix())
        .doesNotContain(FailingCalls.SECRET);
    assertThat(failure.getStackTrace())
        .as("frames of %s", message)
        .anyMatch(frame -> frame.getClassName().startsWith(OWN_PACKAGE));
    // the store in a directory finds a long key by its format, a cluster's backend by a guardrail
    return message.replaceAll("\\n {2}(found|guardrail|limit): .*", "");
  }
}
