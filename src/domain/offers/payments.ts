/** The amount of an accepted offer that is still to be received; never negative. */
export function leftToReceive(totalMinor: number, payments: readonly { readonly amountMinor: number }[]): number {
  return Math.max(0, totalMinor - payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
}
