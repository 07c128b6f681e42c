package dev.rowan.sample;

import java.io.Console;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * How far a file is read, drawn on a terminal while it grows. Anywhere else, in a pipe or in a
 * build, nothing is drawn.
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

  /** Before Java 22 there is a console on a terminal only; since then it says so itself. */
  @SuppressWarnings("SystemConsoleNull") // that it may be there without terminal is seen to below
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

  /** Draws that so many bytes were read; cheap enough to be called for each line. */
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
