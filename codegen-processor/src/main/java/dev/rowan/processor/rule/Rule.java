package dev.rowan.processor.rule;

/** One mistake that a user can make, and how to tell it. */
sealed interface Rule permits EntityRule, UdtRule, DaoRule {}
