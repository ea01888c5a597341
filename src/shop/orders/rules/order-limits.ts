/**
 * The rule: what is ordered without being paid is counted, so that nobody keeps goods from others, or sends
 * mails to somebody else, at no cost. What is paid counts for nothing.
 *
 * Whoever orders from a space is counted with that space, whoever is signed in without one by themself, and
 * anybody else with their network. `docs/decisions/0042` says why each figure is what it is.
 */
export const ORDER_LIMITS = {
  /** Unpaid orders of one network, person or space. */
  unpaidAnHour: 120,
  /** Pieces of one product in unpaid orders of one network, person or space: two full carts. */
  unpaidPiecesADay: 198,
  /** Orders under one address that wait for their money at once, placed by people who have not proven it. */
  waitingUnderAddress: 5,
  /** The same in a day, those that lapsed included. */
  unpaidUnderAddressADay: 10,
  /** Orders that an address nobody has proven is told of in a day before they are paid. */
  toldADay: { guest: 1, member: 5 },
} as const;

/** A transfer that has not come by the end of that day is no longer waited for. */
export const TRANSFER_AWAITED_DAYS = 14;

/**
 * Whether guests who pay by transfer, all together, keep no more than half of the pieces there would be without
 * them. `left` is what is in stock after them; the only piece may be theirs.
 */
export function leavesHalf({ kept, left }: { kept: number; left: number }): boolean {
  return kept <= Math.ceil((left + kept) / 2);
}

/**
 * Whether everybody whose company nobody has verified, all together, keeps no more than three quarters of the pieces
 * by orders that they may pay days later: whoever opens a space, or ten, proves as little as a guest.
 */
export function leavesQuarter({ kept, left }: { kept: number; left: number }): boolean {
  return kept <= Math.max(1, Math.floor(((left + kept) * 3) / 4));
}
