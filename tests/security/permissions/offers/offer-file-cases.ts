import { multipart } from '#tests/support/http/multipart.ts'
import { offering } from '#tests/support/shop/offering.ts'
import { type PersonName, signedIn as signIn } from '#tests/support/shop/people.ts'
import { somePicture } from '#tests/support/shop/product-management.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import { type Answers, admins, anyone, type Case } from '../cases.ts'
import { on } from './offer-cases.ts'

const parts = async () => [
  { name: 'name', value: 'signed.jpg' },
  { name: 'file', file: await somePicture() },
]

interface SentOffer {
  readonly id: string
  readonly token: string
}

/** A file that somebody has put on the offer of the member's request: staff by the offer's id, others by its link. */
const fileOf = (by: PersonName | null, address: (offer: SentOffer) => string) => async (shop: TestShop) => {
  const calls = offering(() => shop)
  const { orderId } = await calls.request()
  const offer = await calls.sent(orderId)
  const path = `/api/offer/${by === 'admin' ? offer.id : `link/${offer.token}`}/files`
  const { headers, body } = multipart(await parts())
  const signed = by === null ? {} : await signIn(shop, by)
  const { json } = await shop.ask({ method: 'POST', path, headers: { ...headers, ...signed }, body })
  return { path: `/api/offer/${address(offer)}/files/${json.file._id}` }
}

const byId = ({ id }: SentOffer) => id
const byToken = ({ token }: SentOffer) => `link/${token}`
const invented = () => ({ path: '/api/offer/link/invented/files' })
/** Staff who look at the customer's page have their own calls. */
const notStaff: Answers = { ...anyone(), admin: 404 }
const onlyMember: Answers = { ...anyone(404), member: 200 }
const onlyHolders: Answers = { ...notStaff, member: 404 }

export const offerFileCases = {
  'GET /api/offer/:id/files': [{ what: 'on a sent one', sample: on(({ path }) => ({ path: path('/files') })), answers: admins() }],
  'POST /api/offer/:id/files': [
    { what: 'on a sent one', sample: on(async ({ path }) => ({ path: path('/files'), form: await parts() })), answers: admins() },
    {
      what: 'on a draft',
      sample: on(async ({ path }) => ({ path: path('/files'), form: await parts() }), 'draft'),
      answers: admins({ admin: 400 }),
    },
  ],
  'GET /api/offer/:id/files/:fileId': [{ what: "the member's", sample: fileOf('member', byId), answers: admins() }],
  'DELETE /api/offer/:id/files/:fileId': [
    { what: "the admin's own", sample: fileOf('admin', byId), answers: admins() },
    { what: "the member's", sample: fileOf('member', byId), answers: admins({ admin: 404 }) },
  ],
  'GET /api/offer/link/:token/files': [
    { what: 'by the answering link', sample: on(({ token }) => ({ path: `/api/offer/link/${token}/files` })), answers: notStaff },
    {
      what: 'by a link to read',
      sample: on(async ({ id }, calls) => ({ path: `/api/offer/link/${(await calls.tokens(id)).reading}/files` })),
      answers: anyone(404),
    },
    {
      what: 'by a link without prices',
      sample: on(async ({ id }, calls) => ({ path: `/api/offer/link/${(await calls.tokens(id)).technical}/files` })),
      answers: anyone(404),
    },
    { what: 'by an invented one', sample: invented, answers: anyone(404) },
  ],
  'POST /api/offer/link/:token/files': [
    {
      what: 'by the answering link',
      sample: on(async ({ token }) => ({ path: `/api/offer/link/${token}/files`, form: await parts() })),
      answers: notStaff,
    },
    {
      what: 'by a link to read',
      sample: on(async ({ id }, calls) => ({
        path: `/api/offer/link/${(await calls.tokens(id)).reading}/files`,
        form: await parts(),
      })),
      answers: anyone(404),
    },
    { what: 'by an invented one', sample: async () => ({ ...invented(), form: await parts() }), answers: anyone(404) },
  ],
  'GET /api/offer/link/:token/files/:fileId': [{ what: "the staff's", sample: fileOf('admin', byToken), answers: notStaff }],
  'DELETE /api/offer/link/:token/files/:fileId': [
    { what: "the requester's", sample: fileOf('member', byToken), answers: onlyMember },
    { what: "the holder's", sample: fileOf(null, byToken), answers: onlyHolders },
    { what: "the staff's", sample: fileOf('admin', byToken), answers: anyone(404) },
  ],
} as const satisfies Record<string, readonly Case[]>
