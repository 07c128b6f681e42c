package dev.rowan.quarkus;

import dev.rowan.RowanOptions;
import dev.rowan.mapping.EntityCallback;
import io.quarkus.arc.InjectableBean;
import io.quarkus.arc.InstanceHandle;
import io.quarkus.runtime.configuration.ConfigurationException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;

/**
 * Registers beans that are callbacks of entities. The options and a bean go in, and the options
 * with the bean for the entities that its types name come out.
 */
final class CallbackRegistration {
  private CallbackRegistration() {}

  /**
   * Returns the options with one more callback.
   *
   * @throws ConfigurationException if the bean does not name the type of its entities
   */
  static RowanOptions register(RowanOptions options, InstanceHandle<EntityCallback<?>> callback) {
    return registered(options, entityOf(callback.getBean()), callback.get());
  }

  private static <E> RowanOptions registered(
      RowanOptions options, Class<E> type, EntityCallback<?> callback) {
    @SuppressWarnings("unchecked") // its bean has this type argument
    EntityCallback<E> typed = (EntityCallback<E>) callback;
    return options.withCallback(type, typed);
  }

  private static Class<?> entityOf(InjectableBean<?> bean) {
    for (Type type : bean.getTypes()) {
      if (type instanceof ParameterizedType typed && typed.getRawType() == EntityCallback.class) {
        Type entity = typed.getActualTypeArguments()[0];
        if (entity instanceof ParameterizedType generic) {
          entity = generic.getRawType();
        }
        if (entity instanceof Class<?> named) {
          return named;
        }
      }
    }
    throw new ConfigurationException(
        bean.getBeanClass().getName()
            + " does not name the type of its entities. Declare a class that implements"
            + " EntityCallback of a type, such as EntityCallback<Order>");
  }
}
