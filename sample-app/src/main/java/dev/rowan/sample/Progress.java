package dev.rowan.sample;

import java.io.Console;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * The progress of reading a file, drawn on a terminal as it advances. In a pipe or in a build,
 * nothing is drawn.
 */
final class Progress implements AutoCloseable {
  private static final long KIB = 1024;

  private final @Nullable ProgressBar bar;

  private Progress(@Nullable ProgressBar bar) {
    this.bar = bar;
  }

  /** Progress through a file of that many bytes. */
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

  /**
   * Before Java 22 a console exists only on a terminal; later versions report whether it is one.
   */
  @SuppressWarnings("SystemConsoleNull") // that it may exist without a terminal is handled below
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

  /** Draws the number of bytes read; cheap enough to be called for each line. */
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
