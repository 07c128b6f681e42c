package dev.rowan.docs.guide;

// tag::quality[]
public enum Quality {
  GOOD,
  DOUBTFUL
}
// end::quality[]
