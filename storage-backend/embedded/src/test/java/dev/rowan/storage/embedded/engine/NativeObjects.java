package dev.rowan.storage.embedded.engine;

/** What of native code is alive in this process, for tests of other packages. */
public final class NativeObjects {
  private NativeObjects() {}

  public static long live() {
    return Natives.live();
  }
}
