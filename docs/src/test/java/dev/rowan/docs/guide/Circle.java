package dev.rowan.docs.guide;

import dev.rowan.annotation.Entity;

/** A figure in the plane, whose owner is not stored. */
@Entity
public class Circle extends Figure {}
