package dev.rowan.tracking;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;

/** What changed of a tracked object; all of it, if it is not known what is stored. */
public final class TrackedPatch<E> extends EntityPatch<E> {
  TrackedPatch(PatchStart<E> start) {
    super(start);
  }
}
