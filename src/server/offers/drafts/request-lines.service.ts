import type { OfferContent } from '#domain/offers/content.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type RequestOfOffer, statusesOfLines } from '../offers.repository.ts'

/** Unties lines from lines of other requests: they would move these along with the offer, or block its acceptance. */
export async function withOwnRequestLines(tx: Db, content: OfferContent, request: RequestOfOffer | null): Promise<OfferContent> {
  if (content.lines.every(({ requestLineId }) => requestLineId === null)) return content
  const own = await statusesOfLines(tx, request?.id ?? null)
  const isOwn = (id: string | null) => id !== null && own.has(id)
  return {
    ...content,
    lines: content.lines.map((line) => (isOwn(line.requestLineId) ? line : { ...line, requestLineId: null })),
  }
}
