import { LRUCache } from 'lru-cache'
import type { CachedAnswer } from './cached-answer.ts'

/** The lists of the menus, and those that the pages of many products show. */
const READ_MOST = 64

/** Reads the JSON of cached answers. What pages ask for again and again is parsed once, and frozen, as all of them are given the same. */
export function bodyReader(): (answer: CachedAnswer) => unknown {
  const read = new LRUCache<CachedAnswer, { readonly body: unknown }>({ max: READ_MOST })
  return (answer) => {
    const known = read.get(answer) ?? { body: frozen(JSON.parse(answer.plain.body.toString())) }
    read.set(answer, known)
    return known.body
  }
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
