/** Drafts, notes and names of customers that were read. Calls, messages and changes of offers that the shop does not have yet are none of them. */
const TYPED_OR_READ = /^(\w+-)?(draft|note|palette)\b/

/** Removes what one person typed and read here, since others may use the same browser; not where a session ended by itself. */
export function forgetTyped(): void {
  try {
    for (const storage of [sessionStorage, localStorage]) for (const key in storage) if (TYPED_OR_READ.test(key)) storage.removeItem(key)
  } catch {
    // A browser without storage has stored nothing.
  }
}
