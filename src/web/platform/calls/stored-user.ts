import { storedToken } from './session.ts'

/**
 * The id of the signed-in person as their token names it: it is there with the page, and the person's name only once the server has
 * answered. Null for a visitor.
 */
export function storedUserId(): string | null {
  const claims = storedToken()?.split('.')[1]
  if (claims === undefined) return null
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}
