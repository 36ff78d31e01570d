import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Validity } from './cached-answer.ts'

/** Every shared answer has this key, by which all of them are purged. */
const EVERYTHING = 'all'
/** Without a purge an answer in the CDN is as old as this at most, and is renewed behind the visitor's back. */
const UNTOLD = 's-maxage=30, stale-while-revalidate=600'
/** The time for CDNs that are told to purge: it only bounds how long an answer outlives a lost call. */
const TOLD = 's-maxage=3600, stale-while-revalidate=60'

const GATHERING_MS = 100
const TRIES = 5
const FIRST_PAUSE_MS = 1000
const ANSWER_MOST_MS = 5000

/** A cache of others in front of the shop, for public pages and answers. */
export interface Cdn {
  headersOf(validity: Validity): Readonly<Record<string, string>>
  /** Purges what has one of these tags; null purges everything. */
  purge(tags: readonly string[] | null): void
}

export interface CdnOptions {
  /** Receives `POST {"keys":["product:oven"]}`. */
  readonly purgeUrl: string | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** A tag may end with any text that a visitor asked for, and a header takes few letters: keys are words of letters, digits and marks. */
function keyOf(tag: string): string {
  return encodeURIComponent(tag.toWellFormed()).replaceAll('%3A', ':')
}

export function openCdn({ purgeUrl, log }: CdnOptions): Cdn {
  const directives = purgeUrl === undefined ? UNTOLD : TOLD
  return {
    headersOf: ({ tags }) => ({
      'cdn-cache-control': `public, ${directives}`,
      'surrogate-key': [EVERYTHING, ...(tags ?? []).map(keyOf)].join(' '),
    }),
    purge: purgeUrl === undefined ? () => undefined : purgeCalls(purgeUrl, log),
  }
}

/** Calls are made one after the other, each with the keys that came up meanwhile. */
function purgeCalls(purgeUrl: string, log: CdnOptions['log']): Cdn['purge'] {
  const waiting = new Set<string>()
  let isCalling = false
  const call = async () => {
    isCalling = true
    while (waiting.size > 0) {
      await pause(GATHERING_MS, undefined, { ref: false })
      const keys = waiting.has(EVERYTHING) ? [EVERYTHING] : [...waiting]
      waiting.clear()
      await sendKeys(purgeUrl, keys, log)
    }
    isCalling = false
  }
  return (tags) => {
    for (const key of tags?.map(keyOf) ?? [EVERYTHING]) waiting.add(key)
    if (!isCalling) void call()
  }
}

async function sendKeys(purgeUrl: string, keys: readonly string[], log: CdnOptions['log']): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const { ok, status } = await fetch(purgeUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ keys }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MOST_MS),
      })
      if (ok) return
      log.warn({ status, attempt }, 'the CDN refused a purge')
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown', attempt }, 'the CDN could not be told of a change')
    }
    await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { ref: false })
  }
}
