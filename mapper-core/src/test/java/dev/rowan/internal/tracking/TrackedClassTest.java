package dev.rowan.internal.tracking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rowan.error.ErrorCode;
import dev.rowan.error.RejectedInputException;
import dev.rowan.error.RowanException;
import dev.rowan.mapping.Codecs;
import dev.rowan.mapping.EntityMapping;
import dev.rowan.mapping.Property;
import dev.rowan.spi.schema.DerivedTable;
import dev.rowan.spi.schema.ScalarType;
import dev.rowan.spi.schema.TableSchema;
import dev.rowan.spi.value.Row;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TrackedClassTest {
  private static final Object STORE = new Object();

  /** A bean with a key. */
  static class Box {
    @Nullable String id;

    static Box of(@Nullable String id) {
      Box box = new Box();
      box.id = id;
      return box;
    }
  }

  record Slip(String id) {}

  static final class Closed {}

  sealed interface Kind permits Kind.Sealed {
    sealed class Sealed implements Kind permits Open {}

    non-sealed class Open extends Sealed {}
  }

  static class Stranger {}

  /** A class whose objects have all values from the start. */
  static class Sheet {
    final String id;

    Sheet(String id) {
      this.id = id;
    }
  }

  @Test
  void aTrackedObjectIsACopyOfOneClass() {
    Box box = Box.of("a");
    Box tracked = TrackedClass.track(STORE, box);

    assertThat(tracked).isNotSameAs(box).isInstanceOf(TrackedEntity.class);
    assertThat(tracked.id).isEqualTo("a");
    assertThat(tracked.getClass()).isSameAs(TrackedClass.track(STORE, Box.of("b")).getClass());
    assertThat(TrackedClass.track(STORE, tracked)).isExactlyInstanceOf(tracked.getClass());
    assertThat(((TrackedEntity) tracked).rowanTrackedState().isOf(STORE)).isTrue();
  }

  @Test
  void whatCannotBeExtendedIsRefusedWithWhatToDo() {
    assertRefused(new Slip("a"), "a record");
    assertRefused(new Closed(), "final");
    assertRefused(new Kind.Sealed(), "sealed");
    assertRefused(new Stranger(), "not an @Entity");
    assertRefused(new Sheet("a"), "immutable");
  }

  @Test
  void withoutAKeyNothingIsTracked() {
    assertThatThrownBy(() -> TrackedClass.track(STORE, Box.of(null)))
        .isInstanceOf(RejectedInputException.class)
        .extracting("code")
        .isEqualTo(ErrorCode.NULL_KEY);
  }

  @Test
  void withoutByteBuddyTheRefusalNamesIt() throws ReflectiveOperationException {
    Class<?> tracked = new WithoutByteBuddy().loadClass(TrackedClass.class.getName());
    Class<?> box = tracked.getClassLoader().loadClass(Box.class.getName());
    Method of = box.getDeclaredMethod("of", String.class);
    of.setAccessible(true);
    Object bean = of.invoke(null, "a");
    Method track = tracked.getMethod("track", Object.class, Object.class);

    assertThatThrownBy(() -> track.invoke(null, STORE, bean))
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .hasMessageContaining("RUN-34")
        .hasMessageContaining("net.bytebuddy:byte-buddy");
  }

  private static void assertRefused(Object entity, String reason) {
    assertThatThrownBy(() -> TrackedClass.track(STORE, entity))
        .isInstanceOf(RowanException.class)
        .hasMessageContaining("[RUN-49]")
        .hasMessageContaining(reason)
        .hasMessageContaining("between(before, after)");
  }

  /** Loads the classes of Rowan anew, and finds none of Byte Buddy. */
  private static final class WithoutByteBuddy extends ClassLoader {
    WithoutByteBuddy() {
      super(TrackedClassTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("net.bytebuddy.")) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith("dev.rowan.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? defined(name) : loaded;
      }
    }

    private Class<?> defined(String name) throws ClassNotFoundException {
      try (InputStream bytes = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (bytes == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] all = bytes.readAllBytes();
        return defineClass(name, all, 0, all.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }
}

/** Found by its name, as a generated mapping is. */
final class TrackedClassTest_BoxMapping implements EntityMapping<TrackedClassTest.Box> {
  @Override
  public Class<TrackedClassTest.Box> type() {
    return TrackedClassTest.Box.class;
  }

  static final TrackedClassTest_BoxMapping INSTANCE = new TrackedClassTest_BoxMapping();

  private static final Property<String> ID = new Property<>("id", 0, Codecs.STRING);

  private final TableSchema table =
      TableSchema.named("box").partitionKey("id", ScalarType.TEXT).build();

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public Row write(TrackedClassTest.Box entity) {
    return Row.of(ID.encode(entity.id));
  }

  @Override
  public TrackedClassTest.Box read(Row row) {
    return TrackedClassTest.Box.of(ID.decode(row));
  }

  @Override
  public void fill(Row row, TrackedClassTest.Box entity) {
    entity.id = ID.decode(row);
  }
}

/** A mapping that creates objects, and never changes them. */
final class TrackedClassTest_SheetMapping implements EntityMapping<TrackedClassTest.Sheet> {
  @Override
  public Class<TrackedClassTest.Sheet> type() {
    return TrackedClassTest.Sheet.class;
  }

  static final TrackedClassTest_SheetMapping INSTANCE = new TrackedClassTest_SheetMapping();

  private final TableSchema table =
      TableSchema.named("sheet").partitionKey("id", ScalarType.TEXT).build();

  @Override
  public TableSchema table() {
    return table;
  }

  @Override
  public List<DerivedTable> derived() {
    return List.of();
  }

  @Override
  public Row write(TrackedClassTest.Sheet entity) {
    return Row.of(entity.id);
  }

  @Override
  public TrackedClassTest.Sheet read(Row row) {
    return new TrackedClassTest.Sheet(String.valueOf(row.get(0)));
  }
}
