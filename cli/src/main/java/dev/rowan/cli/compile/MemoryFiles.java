package dev.rowan.cli.compile;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rowan.cli.source.SourceFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;

/** The files of one run of the compiler, in memory. Not thread-safe. */
final class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {
  private final Map<String, MemoryFile> others = new LinkedHashMap<>();

  MemoryFiles(StandardJavaFileManager standard) {
    super(standard);
  }

  static JavaFileObject source(SourceFile file) {
    return new MemoryFile(file.path(), Kind.SOURCE, file.text());
  }

  /** Returns the simple name of the class that a source file declares. */
  static String className(JavaFileObject source) {
    String path = source.toUri().getPath();
    return path.substring(path.lastIndexOf('/') + 1).replace(".java", "");
  }

  /** Returns the files that are no classes by their path. */
  Map<String, String> resources() {
    Map<String, String> texts = new LinkedHashMap<>();
    others.forEach((path, file) -> texts.put(path, file.getCharContent(true).toString()));
    return texts;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, Kind kind, FileObject sibling) {
    return new MemoryFile(className.replace('.', '/') + kind.extension, kind, "");
  }

  @Override
  public FileObject getFileForOutput(
      Location location, String packageName, String relativeName, FileObject sibling) {
    MemoryFile file = new MemoryFile(relativeName, Kind.OTHER, "");
    others.put(relativeName, file);
    return file;
  }

  @Override
  public boolean isSameFile(FileObject one, FileObject other) {
    return one.toUri().equals(other.toUri());
  }

  /** A file whose content is in memory. */
  private static final class MemoryFile extends SimpleJavaFileObject {
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final String text;

    MemoryFile(String path, Kind kind, String text) {
      super(URI.create("memory:///" + path), kind);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text + written.toString(UTF_8);
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(getCharContent(true).toString().getBytes(UTF_8));
    }

    @Override
    public OutputStream openOutputStream() {
      return written;
    }
  }
}
