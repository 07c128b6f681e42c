package dev.rowan.state;

/** Whether an index may answer. */
public enum IndexState {
  /** Every write keeps it, but it may lack rows that are older than it is: no read may use it. */
  WRITE_ONLY,
  /** It holds an entry for every row that has one. */
  READABLE
}
