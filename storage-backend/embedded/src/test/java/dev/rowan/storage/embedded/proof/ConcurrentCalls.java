package dev.rowan.storage.embedded.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs a task on several threads at the same time. */
final class ConcurrentCalls {
  /** The task of each thread. */
  interface Task {
    void run(int thread) throws Exception;
  }

  private ConcurrentCalls() {}

  /** Returns when all threads are done; throws the first failure. */
  static void run(int count, Task task) throws InterruptedException, ExecutionException {
    finish(start(count, task));
  }

  /** Returns running threads, each to be waited for. */
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
