package dev.rowan.micronaut;

import io.micronaut.context.annotation.ConfigurationProperties;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The properties {@code rowan.*} of the application. Filled by the container, on one thread. */
@ConfigurationProperties("rowan")
public class RowanConfiguration {
  private @Nullable String url;
  private @Nullable Duration timeout;
  private @Nullable String pageTokenSecret;
  private @Nullable Duration slowCalls;

  /** For the container. */
  public RowanConfiguration() {}

  /** Returns the address of the store; null if it is not set. */
  public @Nullable String getUrl() {
    return url;
  }

  /** Sets the address of the store, such as {@code rowan:embedded:data/shop}. */
  public void setUrl(@Nullable String url) {
    this.url = url;
  }

  /** Returns how long a call may take; null for the default. */
  public @Nullable Duration getTimeout() {
    return timeout;
  }

  /** Sets how long a call may take, such as {@code 5s}. */
  public void setTimeout(@Nullable Duration timeout) {
    this.timeout = timeout;
  }

  /** Returns the secret that signs page tokens; null for the default. */
  public @Nullable String getPageTokenSecret() {
    return pageTokenSecret;
  }

  /** Sets the secret that signs page tokens, of at least 16 bytes in UTF-8. */
  public void setPageTokenSecret(@Nullable String pageTokenSecret) {
    this.pageTokenSecret = pageTokenSecret;
  }

  /** Returns the least duration of a call that is logged; null if no call is. */
  public @Nullable Duration getSlowCalls() {
    return slowCalls;
  }

  /** Sets the least duration of a call that is logged. */
  public void setSlowCalls(@Nullable Duration slowCalls) {
    this.slowCalls = slowCalls;
  }
}
