package dev.rowan.observe;

/**
 * Observes the calls of DAO methods, for metrics, traces and logs. A {@link dev.rowan.Rowan} has
 * the listeners of its options.
 * <!-- tag: api-call-listener -->
 *
 * <pre>{@code
 * CallListener listener =
 *     method ->
 *         result ->
 *             log.info("{}: {} in {} requests", method, result.failure(), result.requests());
 * RowanOptions options = RowanOptions.defaults().withCallListener(listener);
 * }</pre>
 *
 * <h2>When a call starts and ends</h2>
 *
 * <ul>
 *   <li>A call starts in the thread of the caller. A blocking call ends before the method returns
 *       or throws. An asynchronous call ends before its stage completes.
 *   <li>A blocking call that gives up, as its timeout has passed or its thread was interrupted,
 *       ends when the last request ends.
 *   <li>A call whose argument is refused starts and ends, with the code of the refusal and without
 *       requests.
 *   <li>A method that returns a {@link dev.rowan.dao.Page} reads one page, and each page is a call.
 *   <li>A method that returns a {@link java.util.stream.Stream} reads the first page, and ends.
 *       When the stream needs a further page, reading this page is a call of the same method, whose
 *       result {@linkplain CallResult#isFurtherPage() says so}. The time in which the program uses
 *       the rows is in no call, and a stream that is not read to its end leaves no call open.
 *   <li>A method that returns a {@link java.util.concurrent.Flow.Publisher} makes no call. For each
 *       subscriber, reading a page is a call, which starts when the subscriber requests results.
 *   <li>A method that returns a {@link dev.rowan.dao.Write} is no call; {@link
 *       dev.rowan.Rowan#commit} is one.
 *   <li>Jobs, such as {@link dev.rowan.Rowan#maintenance} and {@link dev.rowan.Rowan#bulk}, make no
 *       calls; a {@link JobListener} observes those of maintenance.
 * </ul>
 *
 * <p>Listeners are called from many threads at the same time, and a call can end in another thread
 * than it starts: on a cluster in a thread of the driver. A listener must not block. An exception
 * of a listener does not affect the call; the first one of each listener is logged as a warning.
 */
@FunctionalInterface
public interface CallListener {
  /**
   * Observes the start of a call.
   *
   * @return what observes the end of this call
   */
  CallEnd started(DaoMethod method);

  /** Observes the end of one call. */
  @FunctionalInterface
  interface CallEnd {
    /** Observes the end of the call; called once. */
    void ended(CallResult result);
  }
}
