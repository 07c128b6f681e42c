package shop;

import dev.rowan.annotation.Udt;
import java.beans.ConstructorProperties;

/** An immutable class as a user-defined type, with parameters of other names. */
@Udt
public final class Size {
  private final int width;
  private final int height;

  @ConstructorProperties({"width", "height"})
  public Size(int across, int up) {
    width = across;
    height = up;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }
}
