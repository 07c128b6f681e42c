package dev.rowan.processor.check;

import com.google.testing.compile.Compilation;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * What the compiler said of a source. A {@link Diagnostic} of javac also holds the trees and
 * classes of its compilation; those of hundreds of fixtures do not fit into memory.
 *
 * @param start the position of the first character in the source
 * @param end the position after the last character
 */
record Message(Diagnostic.Kind kind, String text, long line, int start, int end) {
  private static final Pattern CODE = Pattern.compile("\\[([A-Z]+-\\d+)] .*", Pattern.DOTALL);

  /** Returns the messages of a compilation, in their order. */
  static List<Message> of(Compilation compilation) {
    return compilation.diagnostics().stream().map(Message::of).toList();
  }

  private static Message of(Diagnostic<? extends JavaFileObject> said) {
    return new Message(
        said.getKind(),
        said.getMessage(null),
        said.getLineNumber(),
        (int) said.getStartPosition(),
        (int) said.getEndPosition());
  }

  boolean isError() {
    return kind == Diagnostic.Kind.ERROR;
  }

  boolean isNote() {
    return kind == Diagnostic.Kind.NOTE;
  }

  /** Returns the first line. */
  String headline() {
    return text.lines().findFirst().orElse("");
  }

  /** Returns the code of a finding, or the whole text of another message. */
  String code() {
    Matcher code = CODE.matcher(text);
    return code.matches() ? code.group(1) : text;
  }
}
