/** The annotation processor: checks designs, plans queries and generates DAOs. */
module dev.rowan.processor {
  requires com.fasterxml.jackson.core;
  requires com.palantir.javapoet;
  requires dev.rowan.annotation;
  requires dev.rowan.cql;
  requires java.compiler;
  requires static jdk.compiler;
  requires static org.jspecify;

  provides javax.annotation.processing.Processor with
      dev.rowan.processor.RowanProcessor,
      dev.rowan.processor.RowanModelProcessor;
}
