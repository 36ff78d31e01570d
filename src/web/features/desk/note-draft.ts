const PREFIX = 'desk-note '

/** Notes that were not saved yet, one for each customer, for as long as the tab is open. */
export function readNoteDraft(customer: string): string {
  try {
    return sessionStorage.getItem(PREFIX + customer) ?? ''
  } catch {
    return ''
  }
}

export function storeNoteDraft(customer: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(PREFIX + customer)
    else sessionStorage.setItem(PREFIX + customer, text)
  } catch {
    // A browser without storage has no drafts.
  }
}
