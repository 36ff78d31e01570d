import { useMatches } from 'react-router'

/** Marks routes whose pages need a sign-in. */
export const PROTECTED = { isProtected: true } as const

/** True on a page that needs a sign-in. */
export function useIsProtected(): boolean {
  return useMatches().some(({ handle }) => typeof handle === 'object' && handle !== null && 'isProtected' in handle)
}
