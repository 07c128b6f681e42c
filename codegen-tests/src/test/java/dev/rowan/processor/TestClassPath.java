package dev.rowan.processor;

import static java.util.stream.Collectors.joining;

import java.io.File;
import java.util.stream.Stream;

/** The class path of the tests, for compilers and programs that tests start. */
public final class TestClassPath {
  private TestClassPath() {}

  /** Returns the jars and folders that exist: a compiler warns of a folder that does not. */
  public static Stream<File> files() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(File::new)
        .filter(File::exists);
  }

  /** Returns the class path as an argument of a program. */
  public static String asArgument() {
    return files().map(File::getPath).collect(joining(File.pathSeparator));
  }
}
