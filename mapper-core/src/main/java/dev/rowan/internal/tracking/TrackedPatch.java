package dev.rowan.internal.tracking;

import dev.rowan.patch.EntityPatch;
import dev.rowan.patch.PatchStart;

/** The changes of a tracked object; all its values if the stored values are unknown. */
public final class TrackedPatch<E> extends EntityPatch<E> {
  TrackedPatch(PatchStart<E> start) {
    super(start);
  }
}
