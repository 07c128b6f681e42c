package dev.rowan.docs.guide;

import dev.rowan.Rowan;
import dev.rowan.docs.guide.Survey.Open;
import dev.rowan.error.RowanException;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.Supplier;

/** A program without the optional libraries. Its class loader has the rest of the class path. */
public final class WithoutLibraries implements Supplier<String> {
  /** Returns the messages of an export, and of a write of JSON, without their libraries. */
  @Override
  public String get() {
    return message(rowan -> rowan.exportTable(CardMapping.INSTANCE).writeTo(nowhere()))
        + message(
            rowan ->
                rowan.dao(Surveys.class).save(new Survey("a", new Open("", 0), Map.of(), null)));
  }

  private static String message(Call call) {
    try (Rowan rowan = Rowan.connect("rowan:memory:")) {
      call.of(rowan);
      return "done";
    } catch (RowanException e) {
      return String.valueOf(e.getMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static OutputStream nowhere() {
    return OutputStream.nullOutputStream();
  }

  /** A call that needs a library. */
  private interface Call {
    void of(Rowan rowan) throws IOException;
  }
}
