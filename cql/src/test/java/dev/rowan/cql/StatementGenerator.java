package dev.rowan.cql;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Writes random statements by the grammar in {@code grammar.txt}, and mutations of them. */
final class StatementGenerator {
  private static final int DEEP = 12;
  private static final String SYMBOLS = "()[]{}<>=,;:.?*/%+-";
  private static final String CHARACTERS = "a1E-.'\"$ (x:?/*\n";

  private final Map<String, List<List<String>>> rules = new TreeMap<>();
  private final List<String> terminals;
  private final Random random;

  StatementGenerator(long seed) {
    this.random = new Random(seed);
    for (String line : lines("grammar.txt")) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] parts = line.split(" = ", 2);
        rules.computeIfAbsent(parts[0], rule -> new ArrayList<>()).add(words(parts[1]));
      }
    }
    this.terminals =
        rules.values().stream()
            .flatMap(List::stream)
            .flatMap(List::stream)
            .filter(word -> !rules.containsKey(rule(word)))
            .distinct()
            .toList();
  }

  /** The lines of a resource. */
  static List<String> lines(String resource) {
    try (InputStream in = StatementGenerator.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new IllegalStateException(resource, e);
    }
  }

  /** The tokens of a statement of the grammar. */
  List<String> statement() {
    List<String> tokens = new ArrayList<>();
    expand("statement", 0, tokens);
    return tokens;
  }

  /** The tokens with one to three of them deleted, doubled, swapped or replaced. */
  List<String> mutation(List<String> statement) {
    List<String> tokens = new ArrayList<>(statement);
    for (int changes = 1 + random.nextInt(3); changes > 0 && !tokens.isEmpty(); changes--) {
      int at = random.nextInt(tokens.size());
      int other = random.nextInt(tokens.size());
      switch (random.nextInt(6)) {
        case 0 -> tokens.remove(at);
        case 1 -> tokens.add(at, tokens.get(at));
        case 2 -> tokens.set(at, tokens.set(Math.max(at - 1, 0), tokens.get(at)));
        case 3 -> tokens.set(at, tokens.get(other));
        case 4 -> tokens.set(at, terminals.get(random.nextInt(terminals.size())));
        default -> tokens.add(at, terminals.get(random.nextInt(terminals.size())));
      }
    }
    return tokens;
  }

  /** The text of the tokens, here and there without spaces, or with comments. */
  String text(List<String> tokens) {
    StringBuilder text = new StringBuilder();
    String previous = "";
    for (String token : tokens) {
      boolean besideSymbol = isSymbol(previous) || isSymbol(token);
      int choice = random.nextInt(50);
      if (choice == 0) {
        text.append(" /* comment */ ");
      } else if (choice == 1) {
        text.append(" -- comment\n");
      } else if (choice == 2) {
        text.append("// comment\r\n\t");
      } else if (text.length() > 0 && !(besideSymbol && choice < 25)) {
        text.append(' ');
      }
      text.append(token);
      previous = token;
    }
    return text.toString();
  }

  /** The text with one character deleted, inserted or replaced. */
  String mutation(String text) {
    int at = random.nextInt(text.length());
    char c = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
    return switch (random.nextInt(3)) {
      case 0 -> text.substring(0, at) + text.substring(at + 1);
      case 1 -> text.substring(0, at) + c + text.substring(at);
      default -> text.substring(0, at) + c + text.substring(at + 1);
    };
  }

  private void expand(String word, int depth, List<String> tokens) {
    String rule = rule(word);
    if (!rules.containsKey(rule)) {
      tokens.add(word);
      return;
    }
    char mark = word.length() == rule.length() ? ' ' : word.charAt(0);
    if (mark == '?' && random.nextInt(5) < 3) {
      return;
    }
    boolean isList = mark == '+' || mark == '&';
    for (int parts = isList ? 1 + random.nextInt(3) : 1; parts > 0; parts--) {
      List<List<String>> alternatives = rules.get(rule);
      int choice = depth > DEEP ? 0 : random.nextInt(alternatives.size());
      alternatives.get(choice).forEach(part -> expand(part, depth + 1, tokens));
      if (parts > 1) {
        tokens.add(mark == '+' ? "," : "AND");
      }
    }
  }

  private String rule(String word) {
    return word.length() > 1 && "?+&".indexOf(word.charAt(0)) >= 0 ? word.substring(1) : word;
  }

  private static boolean isSymbol(String token) {
    return token.length() == 1 && SYMBOLS.contains(token);
  }

  /** Spaces separate words, except inside a literal, which is alone in its alternative. */
  private static List<String> words(String alternative) {
    boolean isLiteral = "'$\"".indexOf(alternative.charAt(0)) >= 0;
    return isLiteral ? List.of(alternative) : List.of(alternative.split(" "));
  }
}
