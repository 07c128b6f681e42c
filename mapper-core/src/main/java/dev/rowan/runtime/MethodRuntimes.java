package dev.rowan.runtime;

import dev.rowan.call.CallOptions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The run time of a DAO for each of its methods that write. Thread-safe. */
final class MethodRuntimes<E> {
  private final DaoRuntime<E> ofDao;
  private final Map<String, DaoRuntime<E>> known = new ConcurrentHashMap<>();

  MethodRuntimes(DaoRuntime<E> ofDao) {
    this.ofDao = ofDao;
  }

  DaoRuntime<E> of(String method) {
    DaoRuntime<E> runtime = known.get(method);
    return runtime != null
        ? runtime
        : known.computeIfAbsent(method, name -> ofDao.writing(CallOptions.NONE.withMethod(name)));
  }
}
