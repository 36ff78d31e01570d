const TOKEN_KEY = 'token'

/** The stored token as it is, `Bearer …`; null for a visitor and where the browser refuses storage. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(TOKEN_KEY)
  } catch {
    return null
  }
}
