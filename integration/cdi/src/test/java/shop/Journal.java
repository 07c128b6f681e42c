package shop;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What the interceptors recorded. */
@ApplicationScoped
public class Journal {
  private final List<String> lines = new CopyOnWriteArrayList<>();

  void add(String line) {
    lines.add(line);
  }

  public List<String> lines() {
    return lines;
  }
}
