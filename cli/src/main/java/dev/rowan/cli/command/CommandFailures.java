package dev.rowan.cli.command;

import dev.rowan.cli.compile.NoCompilerException;
import dev.rowan.cli.store.CredentialSources;
import dev.rowan.cli.store.StopSignal.StoppedException;
import dev.rowan.error.RowanException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ParameterException;

/** Prints failures of commands without stack traces, and returns their exit codes. */
public final class CommandFailures {
  private static final String PASSWORD =
      "no argument is a password, because other users of this machine see arguments; ";

  private CommandFailures() {}

  /** Explains an exception of a command. */
  public static int explain(Exception failure, PrintWriter err) {
    if (failure instanceof UnusableInputException || failure instanceof NoCompilerException) {
      err.println("rowan: " + failure.getMessage());
      return ExitCodes.UNUSABLE;
    } else if (failure instanceof RowanException known) {
      err.println("rowan: " + StoreFailure.text(known));
      return StoreFailure.exitCode(known);
    } else if (failure instanceof StoppedException) {
      err.println("rowan: stopped; run the command again to continue");
      return ExitCodes.STOPPED;
    }
    err.println("rowan: a mistake in this program, please report it: " + failure);
    for (StackTraceElement element : failure.getStackTrace()) {
      if (element.getClassName().startsWith("dev.rowan.")) {
        err.println("rowan: it is at " + element);
        break;
      }
    }
    return ExitCodes.MISTAKE;
  }

  /**
   * Explains wrong arguments, if one of them can be a password; the usual message would print it.
   *
   * @return whether this method printed a message
   */
  public static boolean explainsPassword(ParameterException wrong, List<String> arguments) {
    boolean isPassword =
        arguments.stream()
            .map(each -> each.toLowerCase(Locale.ROOT))
            .anyMatch(each -> each.matches("-p|-p=.*|--?pass.*|--?pw.*|--?pwd.*"));
    if (isPassword) {
      wrong.getCommandLine().getErr().println("rowan: " + PASSWORD + CredentialSources.HINT);
    }
    return isPassword;
  }
}
