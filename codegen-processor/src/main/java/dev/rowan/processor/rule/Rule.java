package dev.rowan.processor.rule;

/** One mistake that a user can make, and the message that reports it. */
public sealed interface Rule permits EntityRule, UdtRule, DaoRule {}
