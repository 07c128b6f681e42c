package dev.rowan.runtime;

import dev.rowan.error.ConfigurationException;
import dev.rowan.error.ErrorCode;
import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;

/** Finds the generated class of a DAO interface: the one place that uses reflection. */
public final class GeneratedDaos {
  private GeneratedDaos() {}

  /**
   * Returns the name of the class that is generated for a DAO interface: {@code Rowan} before the
   * simple name, the names of enclosing types before that, joined by an underscore.
   */
  public static String nameFor(Class<?> dao) {
    return nameFor(dao.getName());
  }

  /**
   * Returns the name of the class that is generated for the DAO interface of this binary name, as
   * {@link #nameFor(Class)} does.
   */
  public static String nameFor(String dao) {
    int simple = dao.lastIndexOf('.') + 1;
    return dao.substring(0, simple) + "Rowan" + dao.substring(simple).replace('$', '_');
  }

  /**
   * Returns a new instance of the generated class, made with this argument.
   *
   * @param argumentType the type of the one parameter of the public constructor
   * @throws ConfigurationException if there is no such class, or its module closes its package to
   *     this one
   */
  public static <D> D create(Class<D> dao, Class<?> argumentType, Object argument) {
    try {
      Class<?> generated = Class.forName(nameFor(dao), true, dao.getClassLoader());
      Constructor<?> constructor = generated.getConstructor(argumentType);
      constructor.setAccessible(true); // of a DAO that is private to its package
      return dao.cast(constructor.newInstance(argument));
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw mistake(ErrorCode.DAO_NOT_GENERATED, dao, e);
    } catch (InaccessibleObjectException e) {
      throw mistake(ErrorCode.DAO_NOT_ACCESSIBLE, dao, e);
    } catch (ReflectiveOperationException | ClassCastException | SecurityException e) {
      throw mistake(ErrorCode.DAO_NOT_GENERATED, dao, e);
    }
  }

  private static ConfigurationException mistake(ErrorCode code, Class<?> dao, Exception e) {
    return new ConfigurationException(
        code, Map.of("dao", dao.getName(), "expected class", nameFor(dao)), e);
  }
}
