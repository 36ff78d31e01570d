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

/** The facts that one account typed for its requests; signing out removes them. */
export const REQUEST_DELIVERY_KEY = 'request_delivery'
