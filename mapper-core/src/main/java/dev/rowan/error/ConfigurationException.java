package dev.rowan.error;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The program is set up incorrectly: its connection string, class path or generated code.
 * <!-- tag: api-configuration -->
 *
 * <pre>{@code
 * try (Rowan rowan = Rowan.connect("rowan:postgres:shop")) {
 *   rowan.dao(Messages.class);
 * } catch (ConfigurationException incorrect) {
 *   answer(incorrect.getMessage()); // names the known schemes
 * }
 * }</pre>
 */
public final class ConfigurationException extends RowanException {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; see {@link RowanException}. */
  public ConfigurationException(
      ErrorCode code, Map<String, String> context, @Nullable Throwable cause) {
    super(code, context, cause);
  }

  @Override
  protected ConfigurationException copy(Map<String, String> context, @Nullable Throwable cause) {
    return new ConfigurationException(code(), context, cause);
  }
}
