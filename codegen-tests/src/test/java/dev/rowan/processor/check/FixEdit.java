package dev.rowan.processor.check;

import java.util.Comparator;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Types a printed fix into the source, as its reader would. */
final class FixEdit {
  private static final String TYPE = "[A-Za-z]\\w*(?:<[\\w<>, ?]+>)?(?:\\[\\])?";
  private static final String ARGUMENTS = "(?:\\((?:[^()\"]|\"[^\"]*\")*\\))?";
  private static final String ANNOTATIONS = "(?:@\\w+" + ARGUMENTS + "\\s+)*";
  private static final Pattern ON =
      Pattern.compile("(@(\\w+)(?:\\(.*\\))?) on `([\\w.]+)`", Pattern.DOTALL);
  private static final Pattern ATTRIBUTE = Pattern.compile("(\\w+) = (\"[^\"]*\"|\\{.*})");
  private static final Pattern LITERAL = Pattern.compile("\"[^\"]*\"");
  private static final Pattern ANNOTATION = Pattern.compile("@(\\w+)" + ARGUMENTS);
  private static final Pattern METHOD =
      Pattern.compile("(@\\w+" + ARGUMENTS + " )?" + TYPE + " \\w+\\([^()]*\\);");
  private static final Pattern MEMBER =
      Pattern.compile("(?:" + TYPE + " )?(\\w+)\\([^()]*\\) \\{.*}");
  private static final Pattern VARIABLE =
      Pattern.compile("(?:add a (?:parameter|property): )?" + ANNOTATIONS + TYPE + " \\w+");

  private final String source;
  private final int start;
  private final int end;

  FixEdit(String source, Message finding) {
    this.source = source;
    this.start = finding.start();
    this.end = finding.end();
  }

  /** Whether the fix is code, not advice in words. */
  static boolean isCode(String fix) {
    return ON.matcher(fix).matches()
        || ATTRIBUTE.matcher(fix).matches()
        || LITERAL.matcher(fix).matches()
        || ANNOTATION.matcher(fix).matches()
        || METHOD.matcher(fix).matches()
        || MEMBER.matcher(fix).matches()
        || (VARIABLE.matcher(fix).matches()
            && !fix.matches("(?:drop|make|return|use|remove|interface) .*"));
  }

  /** Returns the source with the fix. */
  Optional<String> apply(String fix) {
    Matcher on = ON.matcher(fix);
    if (on.matches()) {
      return annotated(on.group(1), on.group(2), on.group(3));
    }
    Matcher attribute = ATTRIBUTE.matcher(fix);
    if (attribute.matches()) {
      return attribute(attribute.group(1), attribute.group(2));
    }
    if (LITERAL.matcher(fix).matches()) {
      return Optional.of(replaced(start, end, fix));
    }
    Matcher annotation = ANNOTATION.matcher(fix);
    if (annotation.matches()) {
      return annotation(fix, annotation.group(1));
    }
    if (METHOD.matcher(fix).matches()) {
      return method(fix);
    }
    if (MEMBER.matcher(fix).matches()) {
      return member(fix);
    }
    if (fix.startsWith("add a property: ")) {
      return withProperty(fix.substring("add a property: ".length()));
    }
    return fix.startsWith("add a parameter: ")
        ? withParameter(fix.substring("add a parameter: ".length()))
        : variable(fix);
  }

  private Optional<String> annotated(String whole, String name, String target) {
    String simple = target.substring(target.lastIndexOf('.') + 1);
    Matcher type =
        Pattern.compile(
                "(?m)^[ \\t]*(?:(?:public|static|final) )*(?:record|class) " + simple + "\\b")
            .matcher(source);
    if (type.find()) {
      return Optional.of(replaced(type.start(), type.start(), whole + "\n"));
    }
    Matcher property =
        Pattern.compile(
                "(?:@" + name + "(?:\\([^()]*\\))?\\s+)?(" + TYPE + " " + simple + "\\s*[,;)])")
            .matcher(source);
    return nearest(property)
        .map(found -> replaced(found.start(), found.end(), whole + " " + found.group(1)));
  }

  /** Replaces the attribute in the annotation of the finding, or adds it. */
  private Optional<String> attribute(String name, String value) {
    Matcher named =
        Pattern.compile("\\b" + name + " = (?:\"[^\"]*\"|\\{[^{}]*}|[\\w.]+)").matcher(source);
    int from = source.lastIndexOf('@', start);
    int to = closing(from);
    return named.region(from, to).find()
        ? Optional.of(replaced(named.start(), named.end(), name + " = " + value))
        : Optional.of(replaced(to, to, ", " + name + " = " + value));
  }

  /** Returns the position of the parenthesis that closes the annotation at a position. */
  private int closing(int annotation) {
    int at = source.indexOf('(', annotation);
    int depth = 1;
    while (depth > 0) {
      at++;
      depth += source.charAt(at) == '(' ? 1 : source.charAt(at) == ')' ? -1 : 0;
    }
    return at;
  }

  private Optional<MatchResult> nearest(Matcher matcher) {
    return matcher
        .results()
        .min(
            Comparator.comparingInt(
                found ->
                    found.start() > end ? found.start() - end : Math.max(0, start - found.end())));
  }

  /** Replaces the annotation of this name, of the declaration that the finding is in. */
  private Optional<String> annotation(String fix, String name) {
    String replaced = name.equals("FullScan") ? "(?:Select|FullScan)" : name;
    Matcher old = Pattern.compile("@" + replaced + "\\b" + ARGUMENTS).matcher(source);
    int best = -1;
    int bestEnd = -1;
    while (old.find() && old.start() <= end) {
      best = old.start();
      bestEnd = old.end();
    }
    boolean own =
        best >= 0
            && (bestEnd >= start
                || source
                    .substring(bestEnd, start)
                    .matches("(?:\\s|//.*\n|@\\w+" + ARGUMENTS + ")*"));
    if (own) {
      return Optional.of(replaced(best, bestEnd, fix));
    }
    return Optional.of(replaced(start, start, fix + " "));
  }

  private Optional<String> method(String fix) {
    Matcher head =
        Pattern.compile("(?:(?:@\\w+" + ARGUMENTS + "|// [^\n]*)\\s+)*")
            .matcher(source)
            .region(start, end);
    int from = head.lookingAt() && !fix.startsWith("@") ? head.end() : start;
    return Optional.of(replaced(from, end, fix));
  }

  private Optional<String> member(String fix) {
    int after = source.substring(start, end).contains("{") ? source.indexOf('{', start) + 1 : end;
    int semicolon = source.indexOf(';', start);
    int at = after == end ? semicolon + 1 : after;
    return Optional.of(replaced(at, at, "\n" + fix + "\n"));
  }

  private Optional<String> withParameter(String parameter) {
    Matcher method = Pattern.compile("[\\w>\\]] +\\w+\\(([^()]*)\\);").matcher(source);
    return method.find(start)
        ? Optional.of(
            replaced(
                method.end(1), method.end(1), (method.group(1).isBlank() ? "" : ", ") + parameter))
        : Optional.empty();
  }

  private Optional<String> variable(String fix) {
    String name = fix.substring(fix.lastIndexOf(' ') + 1);
    Matcher here =
        Pattern.compile(TYPE + "\\s+\\w+\\s*$")
            .matcher(source.substring(start, end).replaceFirst("[,;]$", ""));
    if (here.find()) {
      return Optional.of(replaced(start + here.start(), start + here.end(), fix));
    }
    Matcher property = Pattern.compile(TYPE + " " + name + "(?=\\s*[,;)])").matcher(source);
    return nearest(property)
        .map(found -> replaced(found.start(), found.end(), fix))
        .or(() -> withProperty(fix));
  }

  /** Adds a component to a record, or a field to a class. */
  private Optional<String> withProperty(String property) {
    Matcher type = Pattern.compile("record \\w+\\(|class [^{]*\\{").matcher(source);
    return nearest(type)
        .map(
            found ->
                replaced(
                    found.end(),
                    found.end(),
                    source.charAt(found.end() - 1) == '('
                        ? property + (source.charAt(found.end()) == ')' ? "" : ", ")
                        : property + ";"));
  }

  private String replaced(int from, int to, String text) {
    return source.substring(0, from) + text + source.substring(to);
  }
}
