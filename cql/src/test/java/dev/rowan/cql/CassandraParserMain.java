package dev.rowan.cql;

import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Parses each line of a file, a statement in Base64, by Cassandra's own parser, and prints the
 * error or an empty answer. Cassandra's jars are only on the class path of this process, never on
 * that of the compiler.
 */
final class CassandraParserMain {
  private CassandraParserMain() {}

  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Class<?> function =
        Class.forName("org.apache.cassandra.cql3.CQLFragmentParser$CQLParserFunction");
    Method query = Class.forName("org.apache.cassandra.cql3.CqlParser").getMethod("query");
    Object parser =
        Proxy.newProxyInstance(
            function.getClassLoader(),
            new Class<?>[] {function},
            (proxy, method, parsers) -> {
              try {
                return query.invoke(parsers[0]);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
    Method parse =
        Class.forName("org.apache.cassandra.cql3.CQLFragmentParser")
            .getMethod("parseAnyUnhandled", function, String.class);
    long nanoseconds = 0;
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      String statement = CassandraParser.decoded(line);
      String answer = "";
      long start = System.nanoTime();
      try {
        parse.invoke(null, parser, statement);
      } catch (InvocationTargetException e) {
        // Any exception, as an overflow of a number, is a refusal.
        answer = String.valueOf(e.getCause());
      }
      nanoseconds += System.nanoTime() - start;
      out.println("answer " + CassandraParser.encoded(answer));
    }
    out.println("nanoseconds " + nanoseconds);
    // Cassandra leaves threads running.
    Runtime.getRuntime().halt(0);
  }
}
