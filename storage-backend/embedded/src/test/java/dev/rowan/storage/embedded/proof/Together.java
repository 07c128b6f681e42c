package dev.rowan.storage.embedded.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Several threads doing one thing at a time. */
final class Together {
  /** What each of them does. */
  interface Task {
    void run(int thread) throws Exception;
  }

  private Together() {}

  /** Returns when all are done; throws what the first of them threw. */
  static void run(int count, Task task) throws InterruptedException, ExecutionException {
    finish(start(count, task));
  }

  /** Threads that have been started, each to be waited for. */
  static List<Future<?>> start(int count, Task task) {
    ExecutorService threads = Executors.newFixedThreadPool(count);
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int thread = i;
      running.add(
          threads.submit(
              () -> {
                task.run(thread);
                return null;
              }));
    }
    threads.shutdown();
    return running;
  }

  static void finish(List<Future<?>> running) throws InterruptedException, ExecutionException {
    for (Future<?> one : running) {
      one.get();
    }
  }
}
