package dev.rowan.storage.embedded.proof;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Cassandra's own code for keys, called by reflection. Its jars are only on the class path of a
 * separate process, never on that of the compiler.
 */
final class CassandraCode {
  private static final String ROOT = "org.apache.cassandra.";

  private final Class<?> typeClass = find("db.marshal.AbstractType");
  private final Class<?> prefixClass = find("db.ClusteringPrefix");
  private final Class<?> comparatorClass = find("db.ClusteringComparator");
  private final Class<?> comparableClass = find("utils.bytecomparable.ByteComparable");
  private final Class<?> versionClass = find("utils.bytecomparable.ByteComparable$Version");
  private final Class<?> sourceClass = find("utils.bytecomparable.ByteSource");
  private final Method parse = method(find("db.marshal.TypeParser"), "parse", String.class);
  private final Method compare = method(typeClass, "compare", ByteBuffer.class, ByteBuffer.class);
  private final Method validate = method(typeClass, "validate", ByteBuffer.class);
  private final Method compose = method(typeClass, "compose", ByteBuffer.class);
  private final Method decompose = method(typeClass, "decompose", Object.class);
  private final Method make = method(find("db.Clustering"), "make", ByteBuffer[].class);
  private final Method compareKeys = method(comparatorClass, "compare", prefixClass, prefixClass);
  private final Method asComparable = method(comparatorClass, "asByteComparable", prefixClass);
  private final Method asBytes = method(comparableClass, "asComparableBytes", versionClass);
  private final Method readBytes =
      method(find("utils.bytecomparable.ByteSourceInverse"), "readBytes", sourceClass);
  private final Object version = constant(versionClass, "OSS50");
  private final Class<?> accessorClass = find("db.marshal.ValueAccessor");
  private final Object accessor = constant(find("db.marshal.ByteBufferAccessor"), "instance");
  private final Method build =
      method(find("db.marshal.CompositeType"), "build", accessorClass, Object[].class);
  private final Object partitioner = constant(find("dht.Murmur3Partitioner"), "instance");
  private final Method token = method(find("dht.Murmur3Partitioner"), "getToken", ByteBuffer.class);
  private final Method tokenValue = method(find("dht.Token"), "getTokenValue");

  CassandraCode() {
    call(method(find("config.DatabaseDescriptor"), "clientInitialization"), null);
  }

  Object type(String name) {
    return call(parse, null, name);
  }

  int compare(Object type, ByteBuffer one, ByteBuffer two) {
    return (Integer) call(compare, type, one, two);
  }

  /**
   * Returns Cassandra's encoding of the value that it decodes from the bytes; fails if the bytes
   * are not valid.
   */
  ByteBuffer rewritten(Object type, ByteBuffer value) {
    call(validate, type, value);
    return (ByteBuffer) call(decompose, type, call(compose, type, value));
  }

  Object comparator(List<Object> types) {
    Object array = Array.newInstance(typeClass, types.size());
    for (int i = 0; i < types.size(); i++) {
      Array.set(array, i, types.get(i));
    }
    try {
      return comparatorClass.getConstructor(array.getClass()).newInstance(array);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  Object clustering(ByteBuffer[] values) {
    return call(make, null, (Object) values);
  }

  int compareKeys(Object comparator, Object one, Object two) {
    return (Integer) call(compareKeys, comparator, one, two);
  }

  /** Returns the byte-comparable form of version OSS50. */
  byte[] bytes(Object comparator, Object clustering) {
    Object source = call(asBytes, call(asComparable, comparator, clustering), version);
    return (byte[]) call(readBytes, null, source);
  }

  /** Returns the bytes of a partition key. */
  ByteBuffer partition(ByteBuffer[] values) {
    return values.length == 1 ? values[0] : (ByteBuffer) call(build, null, accessor, values);
  }

  long token(ByteBuffer partition) {
    return (Long) call(tokenValue, call(token, partitioner, partition));
  }

  private static Class<?> find(String name) {
    try {
      return Class.forName(ROOT + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Method method(Class<?> owner, String name, Class<?>... parameters) {
    try {
      return owner.getMethod(name, parameters);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object constant(Class<?> owner, String name) {
    try {
      return owner.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object call(Method method, Object on, Object... arguments) {
    try {
      return method.invoke(on, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(method.getName(), e);
    }
  }
}
