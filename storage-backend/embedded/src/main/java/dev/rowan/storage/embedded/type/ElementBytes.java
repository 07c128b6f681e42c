package dev.rowan.storage.embedded.type;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** What collections, vectors and tuples share: how one element stands in either form. */
final class ElementBytes {
  static final int ELEMENT = 0x40;
  static final int END = 0x38;

  private ElementBytes() {}

  /** Appends the length of an element's value form, then the form. */
  static void write(TypeCodec<?> codec, @Nullable Object element, ByteSink out) {
    int at = out.length();
    out.i32(0);
    codec.writeValue(element, out);
    out.setI32(at, out.length() - at - 4);
  }

  static Object read(TypeCodec<?> codec, ByteSource in) {
    return read(codec, in.i32(), in);
  }

  /** Reads an element whose length has been read. */
  static Object read(TypeCodec<?> codec, int length, ByteSource in) {
    int from = in.position();
    if (length < 0 || length > in.remaining()) {
      throw CodecErrors.corrupt("an element beyond the end");
    }
    Object element = codec.readValue(in, length);
    if (in.position() != from + length) {
      throw CodecErrors.corrupt("an element of another length");
    }
    return element;
  }

  /** Reads as many elements as a collection says it has into another. */
  static <C extends Collection<Object>> C readAll(TypeCodec<?> codec, ByteSource in, C into) {
    int count = readCount(in, 4);
    for (int i = 0; i < count; i++) {
      into.add(read(codec, in));
    }
    return into;
  }

  /** Appends the number of elements, then each. */
  static void writeAll(TypeCodec<?> codec, Collection<?> elements, ByteSink out) {
    out.i32(elements.size());
    for (Object next : elements) {
      write(codec, next, out);
    }
  }

  /** Appends the ordered form of each element, then the end. */
  static void writeAllOrdered(TypeCodec<?> codec, Collection<?> elements, ByteSink out) {
    for (Object next : elements) {
      writeOrdered(codec, next, out);
    }
    out.u8(END);
  }

  /** Reads ordered forms up to the end into a collection. */
  static <C extends Collection<Object>> C readAllOrdered(
      TypeCodec<?> codec, ByteSource in, C into) {
    while (hasNext(in)) {
      into.add(codec.readOrdered(in));
    }
    return into;
  }

  /** Reads the number of elements; each of them takes at least {@code width} bytes. */
  static int readCount(ByteSource in, int width) {
    int count = in.i32();
    if (count < 0 || (long) count * width > in.remaining()) {
      throw CodecErrors.corrupt("a collection of too many elements");
    }
    return count;
  }

  static void writeOrdered(TypeCodec<?> codec, @Nullable Object element, ByteSink out) {
    out.u8(ELEMENT);
    codec.writeOrdered(element, out);
  }

  /** Passes the mark before an element; returns false if it was the end. */
  static boolean hasNext(ByteSource in) {
    int mark = in.u8();
    if (mark != ELEMENT && mark != END) {
      throw CodecErrors.corrupt("a strange mark in a collection");
    }
    return mark == ELEMENT;
  }
}
