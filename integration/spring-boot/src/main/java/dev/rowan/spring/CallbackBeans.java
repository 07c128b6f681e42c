package dev.rowan.spring;

import dev.rowan.RowanOptions;
import dev.rowan.mapping.EntityCallback;
import org.springframework.aop.framework.AopProxyUtils;
import org.springframework.core.ResolvableType;

/**
 * Registers beans that are callbacks of entities. The options and a bean go in, and the options
 * with the bean for the entities that its class names come out.
 */
final class CallbackBeans {
  private CallbackBeans() {}

  /**
   * Returns the options with one more callback.
   *
   * @throws IllegalStateException if the class of the bean does not name the type of its entities
   */
  static RowanOptions register(RowanOptions options, EntityCallback<?> callback) {
    Class<?> bean = AopProxyUtils.ultimateTargetClass(callback);
    Class<?> type = ResolvableType.forClass(bean).as(EntityCallback.class).resolveGeneric(0);
    if (type == null) {
      throw new IllegalStateException(
          bean.getName()
              + " does not name the type of its entities. Declare a class that implements"
              + " EntityCallback of a type, such as EntityCallback<Order>, or register the"
              + " callback by a RowanOptionsCustomizer");
    }
    return registered(options, type, callback);
  }

  private static <E> RowanOptions registered(
      RowanOptions options, Class<E> type, EntityCallback<?> callback) {
    @SuppressWarnings("unchecked") // its class has this type argument
    EntityCallback<E> typed = (EntityCallback<E>) callback;
    return options.withCallback(type, typed);
  }
}
