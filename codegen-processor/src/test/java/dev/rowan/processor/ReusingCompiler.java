package dev.rowan.processor;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.SourceVersion;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The compiler of this JDK, which opens the jars of the class path and the modules of the JDK once
 * for each thread instead of once for each compilation. Opening them takes longer than compiling a
 * small source.
 */
public final class ReusingCompiler implements JavaCompiler {
  private static final ThreadLocal<StandardJavaFileManager> OPEN =
      ThreadLocal.withInitial(
          () ->
              ToolProvider.getSystemJavaCompiler()
                  .getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

  /**
   * Returns the files of this thread, with the class path of this JVM and no output. Only one
   * compilation of a thread may use them at a time. Closing them does nothing.
   */
  public static StandardJavaFileManager files() {
    StandardJavaFileManager open = OPEN.get();
    try {
      open.setLocation(StandardLocation.CLASS_PATH, null);
      open.setLocation(StandardLocation.CLASS_OUTPUT, null);
      open.setLocation(StandardLocation.SOURCE_OUTPUT, null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    InvocationHandler handler =
        (proxy, method, arguments) -> {
          if (method.getName().equals("close")) {
            return null;
          }
          try {
            return method.invoke(open, arguments);
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    return (StandardJavaFileManager)
        Proxy.newProxyInstance(
            ReusingCompiler.class.getClassLoader(),
            new Class<?>[] {StandardJavaFileManager.class},
            handler);
  }

  @Override
  public StandardJavaFileManager getStandardFileManager(
      DiagnosticListener<? super JavaFileObject> listener, Locale locale, Charset charset) {
    return files();
  }

  @Override
  public CompilationTask getTask(
      Writer out,
      JavaFileManager files,
      DiagnosticListener<? super JavaFileObject> listener,
      Iterable<String> options,
      Iterable<String> classes,
      Iterable<? extends JavaFileObject> sources) {
    return compiler.getTask(out, files, listener, options, classes, sources);
  }

  @Override
  public int isSupportedOption(String option) {
    return compiler.isSupportedOption(option);
  }

  @Override
  public int run(InputStream in, OutputStream out, OutputStream err, String... arguments) {
    return compiler.run(in, out, err, arguments);
  }

  @Override
  public Set<SourceVersion> getSourceVersions() {
    return compiler.getSourceVersions();
  }
}
