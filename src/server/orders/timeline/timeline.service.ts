import type { CallReply } from '#contract/endpoints.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { offerNumberText, versionText } from '#domain/offers/numbers.ts'
import { orderTimeline, type TimelineFacts, type TimelineStep } from '#domain/timeline.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { FoundOrder, OrderLineRow } from '../orders.repository.ts'
import { findSeenOrder, type ReadingDeps } from '../reading.service.ts'
import { listContactsOf, listDeliveries, listSentVersions } from './timeline.repository.ts'

/** The steps of a request as its requester and staff read them. Merchants know neither of calls nor of offers. */
export async function readTimeline(
  { database }: ReadingDeps,
  viewer: SignedIn,
  id: string,
): Promise<CallReply<'GET /api/order/:id/timeline'>> {
  const { order, lines, isForMerchant } = await findSeenOrder(database.db, viewer, id)
  const facts = await readFacts(database.db, order, lines)
  const steps = orderTimeline(isForMerchant ? { ...facts, contacts: [], offers: [] } : facts)
  return { steps: steps.map(stepReply) }
}

async function readFacts(db: Db, { id, created, archived }: FoundOrder, lines: readonly OrderLineRow[]): Promise<TimelineFacts> {
  const [contacts, versions, deliveries] = await Promise.all([listContactsOf(db, id), listSentVersions(db, id), listDeliveries(db, id)])
  return {
    created,
    cancelled: archived,
    contacts: contacts.flatMap(({ way, outcome, ...contact }) => (way === null || outcome === null ? [] : [{ ...contact, way, outcome }])),
    offers: versions.flatMap(({ version, state, sent, ended, ...offer }) =>
      sent === null
        ? []
        : [
            {
              number: `${offerNumberText(offer)} ${versionText(version)}`,
              sent,
              ended,
              answer: state === 'accepted' || state === 'declined' ? state : null,
            },
          ],
    ),
    lines,
    deliveries,
  }
}

function stepReply({ at, ...step }: TimelineStep): CallReply<'GET /api/order/:id/timeline'>['steps'][number] {
  return { ...step, at: at.toISOString() }
}
