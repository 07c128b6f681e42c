package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import dev.rowan.error.RowanException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Supplier;

/** A program without the optional libraries. Its class loader has the rest of the class path. */
public final class WithoutLibraries implements Supplier<String> {
  /** Returns the message of an export without its library. */
  @Override
  public String get() {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      rowan.exportTable(CardMapping.INSTANCE).writeTo(OutputStream.nullOutputStream());
      return "exported";
    } catch (RowanException e) {
      return String.valueOf(e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
