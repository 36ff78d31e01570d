import { DAY_MS } from '../durations.ts'

/** The time that the link of a request leads to it. */
export const REQUEST_LINK_MS = 90 * DAY_MS

/** A request that staff wrote down stands for what the caller said: it outlives its lines, and only cancelling it as a whole ends it. */
export function endsWithItsLines({ enteredBy }: { readonly enteredBy: string | null }): boolean {
  return enteredBy === null
}

/** The most characters of a request in words. */
export const REQUEST_WORDS_MAX = 4_000
export const CALLER_NAME_MAX = 200
