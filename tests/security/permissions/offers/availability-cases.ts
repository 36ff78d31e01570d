import { asking } from '#tests/support/shop/asking.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { admins, type Case, managers, onlyFor, type Sample } from '../cases.ts'

/** A line of an offer with a machine of `merchant`, about which that one was asked. */
async function asked(shop: TestShop) {
  const calls = asking(() => shop)
  const { offer, product, line } = await calls.offered()
  await calls.ask(offer, { line, product, quantity: 1 })
  const { questions } = await calls.known(offer, product)
  return { offer, question: questions[0]._id as string }
}

async function toAsk(shop: TestShop): Promise<Sample> {
  const { offer, product, line } = await asking(() => shop).offered()
  return { path: `/api/offer/${offer}/availability`, body: { line, product, quantity: 1 } }
}

export const availabilityCases = {
  'GET /api/offer/:id/availability': [
    { what: 'of an offer', sample: async (shop) => ({ path: `/api/offer/${(await asked(shop)).offer}/availability` }), answers: admins() },
  ],
  'POST /api/offer/:id/availability': [{ what: 'of a machine of a merchant', sample: toAsk, answers: admins() }],
  'DELETE /api/offer/:id/availability/:questionId': [
    {
      what: 'an open question',
      sample: async (shop) => {
        const { offer, question } = await asked(shop)
        return { path: `/api/offer/${offer}/availability/${question}` }
      },
      answers: admins(),
    },
  ],
  'GET /api/availability': [{ what: 'of the own brand', sample: () => ({}), answers: managers({ admin: 403 }) }],
  'GET /api/availability/waiting': [{ what: 'of the own brand', sample: () => ({}), answers: managers({ admin: 403 }) }],
  'POST /api/availability/:id/answer': [
    {
      what: "about the merchant's machine",
      sample: async (shop) => ({ path: `/api/availability/${(await asked(shop)).question}/answer`, body: { answer: 'not-available' } }),
      answers: { ...onlyFor('merchant'), member: 403, otherMember: 403, admin: 403 },
    },
  ],
} as const satisfies Record<string, readonly Case[]>
