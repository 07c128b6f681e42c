package dev.rowan.cli.store;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The wish of a person or a system to end a command, such as Ctrl-C. A command that changes a store
 * ends after its current step, and gives back what it holds. Other commands end at once.
 * Thread-safe.
 */
public final class StopSignal {
  private static final int PATIENCE_SECONDS = 30;

  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile boolean given;

  /** Gives the signal. */
  public void give() {
    given = true;
  }

  /**
   * Ends the calling command if the signal is given.
   *
   * @throws StoppedException if it is
   */
  public void check() {
    if (given) {
      throw new StoppedException();
    }
  }

  /**
   * Turns the end of this process into the signal. The process then ends after {@link #ended}, or
   * after 30 seconds.
   */
  public void watchProcess() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::delay, "rowan-stop"));
  }

  /** Lets the process end. */
  public void ended() {
    ended.countDown();
  }

  private void delay() {
    if (ended.getCount() == 0) {
      return;
    }
    give();
    try {
      boolean inTime = ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (!inTime) {
        System.err.println("rowan: the current step is still running, and can be done later");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The command ends before it is done, because it was asked to. */
  public static final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private StoppedException() {
      super("stopped");
    }
  }
}
