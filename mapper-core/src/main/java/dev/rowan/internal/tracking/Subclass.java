package dev.rowan.internal.tracking;

import java.io.Serializable;
import java.lang.invoke.MethodHandles;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.ClassFileVersion;
import net.bytebuddy.description.modifier.FieldPersistence;
import net.bytebuddy.description.modifier.Visibility;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.dynamic.loading.ClassLoadingStrategy;
import net.bytebuddy.dynamic.scaffold.subclass.ConstructorStrategy;
import net.bytebuddy.implementation.FieldAccessor;
import net.bytebuddy.implementation.MethodCall;
import net.bytebuddy.matcher.ElementMatchers;

/** Generates classes with Byte Buddy. No other class uses Byte Buddy. */
final class Subclass {
  private static final String STATE = "rowanTrackedState";

  private Subclass() {}

  /**
   * Generates a subclass of an entity that holds its tracked state, in the entity's package.
   * Serialization replaces its objects by objects of the entity's own class.
   *
   * @throws ReflectiveOperationException if the class cannot be extended
   */
  static Class<?> of(Class<?> entity, MethodHandles.Lookup lookup)
      throws ReflectiveOperationException {
    DynamicType.Builder<?> extended =
        new ByteBuddy(ClassFileVersion.JAVA_V17)
            .subclass(entity, ConstructorStrategy.Default.DEFAULT_CONSTRUCTOR)
            .name(entity.getName() + "$RowanTracked")
            .implement(TrackedEntity.class)
            .defineField(STATE, TrackedState.class, Visibility.PRIVATE, FieldPersistence.TRANSIENT)
            .method(ElementMatchers.named(STATE))
            .intercept(FieldAccessor.ofField(STATE));
    if (Serializable.class.isAssignableFrom(entity)) {
      extended =
          extended
              .defineMethod("writeReplace", Object.class, Visibility.PRIVATE)
              .intercept(
                  MethodCall.invoke(TrackedState.class.getMethod("plain", Object.class))
                      .onField(STATE)
                      .withThis());
    }
    try (DynamicType.Unloaded<?> made = extended.make()) {
      return made.load(entity.getClassLoader(), ClassLoadingStrategy.UsingLookup.of(lookup))
          .getLoaded();
    }
  }
}
