import { DAY_MS } from '#domain/durations.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { fillChat } from './fill-chat.ts'
import { fillOffers } from './fill-offers.ts'
import { fillOrders } from './fill-orders.ts'
import { fillPeople } from './fill-people.ts'
import { fillReviews, fillTraces } from './fill-traces.ts'
import { openFillingClient, type Sizes, withOwnSchema, withoutIndexes } from './filling.ts'

/** Jobs look over what happened in the last week. */
const REST_DAYS = 10

/** Fills a small shop up to these sizes. What is added lies before what is there. */
export async function fillGrown(url: string, sizes: Sizes, tell: (what: string) => void): Promise<void> {
  const begun = Date.now()
  const [client, other] = [await openFillingClient(url), await openFillingClient(url)]
  const told = (what: string) => tell(`${what}, after ${Math.round((Date.now() - begun) / 1000)} s`)
  try {
    const filling = { client, sizes, endMs: begun - REST_DAYS * DAY_MS, tell: told }
    await withoutIndexes([client, other], () =>
      withOwnSchema(client, async () => {
        await Promise.all([fillCatalogue(filling), fillPeople({ ...filling, client: other })])
        await Promise.all([
          fillOrders(filling).then(() => fillOffers(filling)),
          fillReviews({ ...filling, client: other })
            .then(() => fillChat({ ...filling, client: other }))
            .then(() => fillTraces({ ...filling, client: other })),
        ])
        told('filled in: all rows')
      }),
    )
    await client.query('CHECKPOINT')
    told('filled in: everything')
  } finally {
    await client.end()
    await other.end()
  }
}
