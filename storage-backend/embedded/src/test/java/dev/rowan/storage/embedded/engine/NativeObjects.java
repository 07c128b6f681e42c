package dev.rowan.storage.embedded.engine;

/** The number of open native objects of this process, for tests of other packages. */
public final class NativeObjects {
  private NativeObjects() {}

  public static long live() {
    return NativeResources.live();
  }
}
