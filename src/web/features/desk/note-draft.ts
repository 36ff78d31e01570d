/** Each person has notes of their own: a colleague may sign in under the same tab. */
const keyOf = (me: string, customer: string) => `desk-note ${me} ${customer}`

/** Notes that were not saved yet, one for each customer, for as long as the tab is open. */
export function readNoteDraft(me: string, customer: string): string {
  try {
    return sessionStorage.getItem(keyOf(me, customer)) ?? ''
  } catch {
    return ''
  }
}

export function storeNoteDraft(me: string, customer: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(me, customer))
    else sessionStorage.setItem(keyOf(me, customer), text)
  } catch {
    // A browser without storage has no drafts.
  }
}
