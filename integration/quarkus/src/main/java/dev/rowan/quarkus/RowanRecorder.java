package dev.rowan.quarkus;

import io.quarkus.arc.Arc;
import io.quarkus.runtime.RuntimeValue;
import io.quarkus.runtime.annotations.Recorder;
import java.util.List;
import java.util.Optional;

/** What the build tells a starting application. The build records calls of this class. */
@Recorder
public class RowanRecorder {
  /** For the build. */
  public RowanRecorder() {}

  /** Returns the store of an application that states none. */
  public RuntimeValue<FallbackStore> fallbackStore(Optional<String> url) {
    return new RuntimeValue<>(new FallbackStore(url));
  }

  /** States the DAOs that beans of the application use. */
  public void daosInUse(List<Class<?>> daos) {
    Arc.container().instance(RowanStart.class).get().daosInUse(daos);
  }
}
