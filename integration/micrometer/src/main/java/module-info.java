/** Metrics and traces of DAO calls by Micrometer. */
@SuppressWarnings("requires-transitive-automatic") // Micrometer has no module descriptors
module dev.rowan.micrometer {
  requires transitive dev.rowan;
  requires transitive micrometer.core;
  requires transitive micrometer.observation;
  requires static transitive org.jspecify;

  exports dev.rowan.micrometer;
}
