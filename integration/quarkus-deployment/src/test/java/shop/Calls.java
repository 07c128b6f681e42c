package shop;

import dev.rowan.observe.CallListener;
import dev.rowan.observe.DaoMethod;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The calls of all DAOs. */
@Singleton
public class Calls implements CallListener {
  private final List<String> ended = new CopyOnWriteArrayList<>();

  @Override
  public CallEnd started(DaoMethod method) {
    return result -> ended.add(method.name());
  }

  void note(String call) {
    ended.add(call);
  }

  public List<String> ended() {
    return ended;
  }
}
