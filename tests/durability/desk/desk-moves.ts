import { randomUUID } from 'node:crypto'
import { DESK_CHANGED } from '#contract/chat.ts'
import type { Database } from '#server/platform/db/database.ts'
import { connectChat, listen } from '#tests/support/chat/chat-client.ts'
import { desking } from '#tests/support/shop/desking.ts'
import { done } from '#tests/support/shop/ordering.ts'
import { idOf, signedIn } from '#tests/support/shop/people.ts'
import { openTestShop } from '#tests/support/shop/test-shop.ts'

/** A screen fetches again at the news, which a lost one would never do. */
const LOST_MS = 20_000

export interface DeskNews {
  readonly moves: number
  readonly faults: readonly string[]
  /** The longest time from the press in one process until a screen of the other had the move. */
  readonly slowestMs: number
}

/** Makes every move of the desk in one process, and reads it at a screen of the other as soon as that hears of it. */
export async function followMoves([one, other]: readonly [Database, Database], rounds: number): Promise<DeskNews> {
  const [acting, showing] = await Promise.all([one, other].map((database) => openTestShop(database, { hasLimits: false })))
  if (acting === undefined || showing === undefined) throw new Error('two shops were asked for')
  try {
    const [headers] = await Promise.all((['admin', 'otherAdmin', 'member'] as const).map((who) => signedIn(acting, who)))
    const screen = await connectChat({ origin: await listen(showing), token: headers?.authorization })
    const [calls, shown] = [desking(() => acting), desking(() => showing)]
    const [faults, times] = [[] as string[], [] as number[]]
    try {
      for (let round = 0; round < rounds; round += 1) {
        const { orderId } = await calls.request()
        const { _id: entry } = await calls.entry(orderId)
        for (const [name, send] of Object.entries(movesOf(entry, calls))) {
          const onScreen = async () => JSON.stringify(withoutClock(await shown.read(entry)))
          const before = await onScreen()
          const news = newsOf(screen.socket)
          const pressed = performance.now()
          done(await send())
          const isTold = await news
          const after = await onScreen()
          times.push(performance.now() - pressed)
          if (!isTold) faults.push(`${name}: no news`)
          if (after === before) faults.push(`${name}: the other screen shows nothing of it`)
          if (after !== JSON.stringify(withoutClock(await calls.read(entry)))) faults.push(`${name}: the two screens differ`)
        }
      }
    } finally {
      screen.close()
    }
    return { moves: times.length, faults, slowestMs: Math.round(Math.max(...times)) }
  } finally {
    await acting.close()
    await showing.close()
  }
}

function movesOf(entry: string, { staff }: ReturnType<typeof desking>) {
  const post = (rest: string, body: object) => () => staff('POST', `/api/desk/${rest}`, body)
  const next = { kind: 'call', at: new Date(Date.now() + 3_600_000).toISOString(), note: 'Ask for the gas.' }
  return {
    take: post(`${entry}/take`, { from: null }),
    contact: post(`${entry}/contact`, { _id: randomUUID(), way: 'call-out', outcome: 'no-answer', note: 'Rings out.' }),
    note: post(`${entry}/note`, { _id: randomUUID(), note: 'Third floor.' }),
    next: post(`${entry}/next`, { next }),
    site: () => staff('PUT', `/api/desk/${entry}/site`, { site: { note: 'A narrow door.' } }),
    'hand over': post('hand-over', { from: idOf('admin'), to: [idOf('otherAdmin')], word: 'Away.' }),
    release: post(`${entry}/release`, { word: 'Back to all.' }),
    close: post(`${entry}/close`, { state: 'lost', reason: 'price', note: '' }),
    reopen: post(`${entry}/reopen`, { next }),
    // The next request of this customer would be taken already.
    'release again': post(`${entry}/release`, { word: 'Back to all.' }),
  }
}

/** A reading of a card without the moment at which it was read. */
function withoutClock({ card, log }: Record<string, unknown>): Record<string, unknown> {
  return { card, log }
}

function newsOf(socket: { once: (event: string, told: () => void) => unknown }): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), LOST_MS)
    socket.once(DESK_CHANGED, () => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
