package dev.rowan.error;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The superclass of all run-time exceptions of Rowan. The subclasses tell what the caller can do.
 * The message contains the stable code, the problem, the names involved and the fix. The message
 * never contains values of user data.
 * <!-- tag: api-exception -->
 *
 * <pre>{@code
 * try {
 *   messages.save(message);
 * } catch (RowanException failure) {
 *   answer(failure.code() + " in " + failure.context().get("method")); // no value of the message
 * }
 * }</pre>
 */
public abstract class RowanException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final ErrorCode code;
  private final transient Map<String, String> context;

  /**
   * Creates an exception.
   *
   * @param context the names involved, such as table and column; never values of user data; may be
   *     empty
   */
  protected RowanException(ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(render(code, context), cause);
    this.code = code;
    this.context = Collections.unmodifiableMap(new TreeMap<>(context));
  }

  /** Returns the stable code. */
  public ErrorCode code() {
    return code;
  }

  /** Returns the names involved, sorted; empty after deserialization. */
  public Map<String, String> context() {
    return context == null ? Map.of() : context;
  }

  /**
   * Returns the same failure with one more name in its message and its {@link #context()}: with the
   * same class, code, cause and stack trace. Returns this failure if it has the name already.
   *
   * @param name what the value is, such as {@code method}
   */
  public final RowanException with(String name, String value) {
    if (context().containsKey(name)) {
      return this;
    }
    Map<String, String> more = new TreeMap<>(context());
    more.put(name, value);
    RowanException copy = copy(more, getCause());
    copy.setStackTrace(getStackTrace());
    for (Throwable each : getSuppressed()) {
      copy.addSuppressed(each);
    }
    return copy;
  }

  /**
   * Returns the same failure with the stack trace of the calling thread. Its cause is this failure,
   * with the stack trace of the thread that found it.
   */
  public final RowanException inCallingThread() {
    return copy(context(), this);
  }

  /** Returns an exception of the same class and code; its stack trace is that of the caller. */
  protected abstract RowanException copy(Map<String, String> context, @Nullable Throwable cause);

  private static String render(ErrorCode code, Map<String, String> context) {
    StringBuilder text = new StringBuilder("[" + code.code() + "] " + code.headline());
    new TreeMap<>(context).forEach((name, value) -> text.append("\n  " + name + ": " + value));
    return text.append("\n  fix: " + code.fix()).toString();
  }
}
