import { dayInCairo } from '#domain/offers/validity.ts'
import { daysAfter } from '#domain/support/wall-clock.ts'
import { sampleLine, sampleOffer } from '#tests/support/offers.ts'
import { STAFF } from './staff.ts'

const AT_ONCE = 4

/** The sales desk of the shop under measurement, which writes offers through its API. */
export interface Selling {
  readonly token: string
  /** Tokens of the reading links of offers that were sent. */
  readonly links: readonly string[]
  /** The ids of so many drafts that can be sent. */
  drafts(count: number, lines: number): Promise<string[]>
}

/** The keys that are read of the answers: of the sign-in, and of the calls for offers. */
interface Answer {
  readonly token: string
  readonly offer: { readonly _id: string; readonly links: { readonly reading: string } }
}

/** Signs in and sends so many offers, whose pages are asked for in turn. */
export async function openSelling(port: number, sent: number): Promise<Selling> {
  const call = async (token: string | null, method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(token === null ? {} : { authorization: token }) }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...sent })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const { email, password } = STAFF
  const { token } = await call(null, 'POST', '/api/auth/login', { email, password })
  let turn = 0
  const draft = async (lines: number) => {
    turn += 1
    const { offer } = await call(token, 'POST', '/api/offer/add', {})
    await call(token, 'PUT', `/api/offer/${offer._id}/draft`, { draft: { content: contentOf(lines, turn) } })
    return offer._id
  }
  const drafts = async (count: number, lines: number) => {
    const ids: string[] = []
    while (ids.length < count)
      ids.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, () => draft(lines)))))
    return ids
  }
  const links: string[] = []
  for (const id of await drafts(sent, 10)) {
    const { offer } = await call(token, 'POST', `/api/offer/${id}/send`, { ways: ['print'] })
    links.push(offer.links.reading.split('/').at(-1) ?? '')
  }
  return { token, links, drafts }
}

/** No two have the same lines. */
function contentOf(lines: number, turn: number) {
  return sampleOffer({
    validUntil: daysAfter(dayInCairo(new Date()), 7),
    sections: [
      { id: 'hot', title: { en: 'Hot line', ar: 'الخط الساخن' } },
      { id: 'cold', title: { en: 'Cold room', ar: 'غرفة التبريد' } },
    ],
    lines: Array.from({ length: lines }, (_, n) =>
      sampleLine({
        id: `line-${n}`,
        sectionId: n * 2 < lines ? 'hot' : 'cold',
        sku: `GR-${turn}-${700 + n}`,
        unitMinor: 100_000 + turn * 100 + n,
        quantity: (n % 4) + 1,
      }),
    ),
    discount: { kind: 'percent', hundredths: 500 },
  })
}
