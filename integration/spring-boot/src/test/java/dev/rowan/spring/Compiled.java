package dev.rowan.spring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles an application of one source file with other options than those of this module. */
final class Compiled {
  private Compiled() {}

  /** Returns a loader of the classes. Its name is {@code components.App}. */
  static URLClassLoader into(Path directory, String source, String... options) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> all = new java.util.ArrayList<>(List.of(options));
    all.addAll(List.of("-d", directory.toString(), "-cp", System.getProperty("java.class.path")));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      boolean done =
          compiler.getTask(messages, files, null, all, null, List.of(new Source(source))).call();
      assertThat(done).as(messages.toString()).isTrue();
    }
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
