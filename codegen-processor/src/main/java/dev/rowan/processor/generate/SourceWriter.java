package dev.rowan.processor.generate;

import java.io.IOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.lang.model.util.Elements;

/** Passes sources to the compiler, each with the element that it is generated from. */
public final class SourceWriter {
  private final Filer filer;
  private final Elements elements;

  public SourceWriter(Filer filer, Elements elements) {
    this.filer = filer;
    this.elements = elements;
  }

  /**
   * Writes one file.
   *
   * @throws IOException if the compiler rejects the file
   */
  public void write(GeneratedSource source) throws IOException {
    try (Writer writer =
        filer
            .createSourceFile(source.name(), elements.getTypeElement(source.origin()))
            .openWriter()) {
      writer.write(source.text());
    }
  }
}
