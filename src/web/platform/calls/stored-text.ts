/** Stores texts in the browser. Where it refuses storage, they live as long as the page. */
const unstored = new Map<string, string>()

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null
  } catch {
    return unstored.get(key) ?? null
  }
}

/** Null removes the entry. */
export function store(key: string, value: string | null): void {
  unstored.delete(key)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    if (value !== null) unstored.set(key, value)
  }
}

/** The facts that one account typed for its requests. */
export const REQUEST_DELIVERY_KEY = 'request_delivery'

/** Typed words, and names of customers that were read. Calls and messages that the shop does not have yet are none of them. */
const TYPED_OR_READ = /^(draft |desk-note |support-draft |palette |offer-draft\/)/

/** Removes all that one person typed and read here, since others may use the same browser. */
export function forgetTyped(): void {
  store(REQUEST_DELIVERY_KEY, null)
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (TYPED_OR_READ.test(key)) storage.removeItem(key)
  } catch {
    // A browser without storage has stored nothing.
  }
}
