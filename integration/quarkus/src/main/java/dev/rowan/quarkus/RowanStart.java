package dev.rowan.quarkus;

import dev.rowan.Rowan;
import io.quarkus.arc.All;
import io.quarkus.arc.Arc;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Singleton;
import jakarta.interceptor.Interceptor;
import java.util.List;

/**
 * Opens the store and creates the DAOs when the application starts, before the observers of the
 * application. An application whose store does not open does not start. Called by the container, on
 * one thread.
 */
@Singleton
public class RowanStart {
  private List<Class<?>> daos = List.of();

  /** For the container. */
  public RowanStart() {}

  void daosInUse(List<Class<?>> inUse) {
    daos = List.copyOf(inUse);
  }

  /** Opens the store if a bean of the application uses it, and defines or checks its tables. */
  void start(
      @Observes @Priority(Interceptor.Priority.LIBRARY_BEFORE) StartupEvent event,
      @All List<StoreListener> listeners) {
    Instance<Rowan> rowan = Arc.container().select(Rowan.class);
    if (rowan.isResolvable()) {
      Rowan open = rowan.get();
      listeners.forEach(listener -> listener.opened(open));
    }
    for (Class<?> dao : daos) {
      Instance<?> bean = Arc.container().select(dao);
      if (bean.isResolvable()) {
        bean.get();
      }
    }
  }
}
