const SHOWN_MOST = 99

/** A count as a badge shows it. */
export function badgeCount(count: number): string {
  return count > SHOWN_MOST ? `${SHOWN_MOST}+` : String(count)
}
