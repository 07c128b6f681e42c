package dev.rowan.sample;

import java.io.Console;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * Shows on a terminal how much of a file has been read. In a pipe or in a build it prints nothing.
 */
final class Progress implements AutoCloseable {
  private static final long KIB = 1024;

  private final @Nullable ProgressBar bar;

  private Progress(@Nullable ProgressBar bar) {
    this.bar = bar;
  }

  /** Starts the progress of a file with this number of bytes. */
  static Progress of(String file, long bytes) {
    return new Progress(isOnTerminal() ? bar(file, bytes) : null);
  }

  private static ProgressBar bar(String file, long bytes) {
    return new ProgressBarBuilder()
        .setTaskName(file)
        .setInitialMax(bytes)
        .setUnit(" KiB", KIB)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(200)
        .clearDisplayOnFinish()
        .build();
  }

  /** Before Java 22, a console exists only on a terminal. Since then, {@code isTerminal} tells. */
  @SuppressWarnings("SystemConsoleNull") // the code below checks for a console without terminal
  private static boolean isOnTerminal() {
    Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  /** Shows this number of bytes as read. The call is cheap enough for each line. */
  void readUpTo(long bytes) {
    if (bar != null) {
      bar.stepTo(bytes);
    }
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
