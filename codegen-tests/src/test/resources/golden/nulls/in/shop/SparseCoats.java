package shop;

import dev.rowan.annotation.Dao;

/** Null leaves the stored value, as without a setting. */
@Dao
public interface SparseCoats extends CoatWrites {}
