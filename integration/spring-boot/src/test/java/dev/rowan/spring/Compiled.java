package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles an application with other options than those of this module. */
final class Compiled {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private Compiled() {}

  /** Returns a loader of the classes of one source file. Its name is {@code components.App}. */
  static URLClassLoader into(Path directory, String source, String... options) throws IOException {
    try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null)) {
      return into(directory, files, List.of(new Source(source)), List.of(options));
    }
  }

  /** Returns a loader of the classes of the directory and of all files in a folder of sources. */
  static URLClassLoader into(Path directory, Path sources) throws IOException {
    try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null);
        Stream<Path> paths = Files.walk(sources)) {
      List<Path> all = paths.filter(Files::isRegularFile).toList();
      return into(directory, files, files.getJavaFileObjectsFromPaths(all), List.of("-proc:none"));
    }
  }

  private static URLClassLoader into(
      Path directory,
      StandardJavaFileManager files,
      Iterable<? extends JavaFileObject> sources,
      List<String> options)
      throws IOException {
    StringWriter messages = new StringWriter();
    List<String> all = new ArrayList<>(options);
    String path = directory + File.pathSeparator + System.getProperty("java.class.path");
    all.addAll(List.of("-d", directory.toString(), "-cp", path));
    boolean done = COMPILER.getTask(messages, files, null, all, null, sources).call();
    assertThat(done).as(messages.toString()).isTrue();
    return new URLClassLoader(
        new URL[] {directory.toUri().toURL()}, Compiled.class.getClassLoader());
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///components/App.java"), JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
