package dev.rowan.processor.report;

import dev.rowan.processor.model.Origin;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * The pages about the codes. The processor's jar has them. At the first finding of a code, its page
 * is written beside the generated sources, so that the message names a file that exists. If the
 * compiler has the option for a base address, the message has the address of the page instead. Not
 * thread-safe.
 */
final class RulePages {
  private static final String IN_JAR = "/dev/rowan/processor/rules/";
  private static final String WRITTEN = "rowan/rules/";

  private final Filer filer;
  private final Elements elements;
  private final Optional<String> base;
  private final Map<String, String> found = new HashMap<>();

  /**
   * @param base the address to which the code is appended; if empty, pages are written
   */
  RulePages(ProcessingEnvironment environment, Optional<String> base) {
    this.filer = environment.getFiler();
    this.elements = environment.getElementUtils();
    this.base = base;
  }

  /** Returns where to read about a code that is reported at that position. */
  String of(String code, Optional<Origin> origin) {
    return found.computeIfAbsent(
        code,
        missing ->
            base.map(address -> address(address, code)).orElseGet(() -> written(code, origin)));
  }

  private static String address(String base, String code) {
    return base.endsWith("/") ? base + code : base + "/" + code;
  }

  private String written(String code, Optional<Origin> origin) {
    Element[] from =
        origin
            .map(each -> elements.getTypeElement(each.type()))
            .map(type -> new Element[] {type})
            .orElse(new Element[0]);
    String name = code + ".md";
    try (InputStream page = RulePages.class.getResourceAsStream(IN_JAR + name)) {
      if (page == null) {
        return "the page of " + code + " in the documentation of Rowan";
      }
      FileObject file =
          filer.createResource(StandardLocation.SOURCE_OUTPUT, "", WRITTEN + name, from);
      try (OutputStream out = file.openOutputStream()) {
        page.transferTo(out);
      }
      return path(file.toUri());
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException unwritable) {
      // the finding matters more than its page, and each compiler has limits of its own
      return "%s%s in the jar of rowan-processor".formatted(IN_JAR.substring(1), name);
    }
  }

  /** Returns a short path that a terminal can open: relative to the working directory, if below. */
  private static String path(URI file) {
    if (!"file".equals(file.getScheme())) {
      return file.toString();
    }
    Path path = Path.of(file);
    Path here = Path.of("").toAbsolutePath();
    return (path.startsWith(here) ? here.relativize(path) : path).toString();
  }
}
