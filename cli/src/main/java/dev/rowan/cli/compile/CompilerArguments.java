package dev.rowan.cli.compile;

import java.util.ArrayList;
import java.util.List;

/** Assembles the arguments of the compiler. */
final class CompilerArguments {
  private CompilerArguments() {}

  static List<String> of(String processors, List<String> options) {
    // the jar that runs, or the jars of a class path: the run time and the processor are in it
    String here = System.getProperty("java.class.path");
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-classpath", here, "-processorpath", here));
    arguments.addAll(List.of("-processor", processors, "-parameters", "--release", "17"));
    arguments.addAll(options);
    return arguments;
  }
}
