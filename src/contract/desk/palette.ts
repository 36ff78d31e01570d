import { z } from 'zod'
import { AREAS } from '#domain/accounts/areas.ts'
import { endpoint } from '../endpoint.ts'
import { searchTerm } from '../fields.ts'

const OfferHitReply = z.object({
  _id: z.string(),
  /** Written in full: `Q-2026-00012`. */
  number: z.string(),
  customer: z.string(),
  company: z.string(),
  project: z.string(),
})

const NamedHitReply = z.object({ _id: z.string(), name: z.string(), nameAr: z.string(), isActive: z.boolean() })

const PersonHitReply = z.object({ _id: z.string(), name: z.string(), email: z.string(), phone: z.string() })

/** A few of each kind, the best or newest first. */
const FoundReply = z.object({
  requests: z.array(
    z.object({
      _id: z.string(),
      number: z.number(),
      name: z.string(),
      company: z.string(),
      phone: z.string(),
      /** True for a cancelled one, which stands in the archive. */
      isArchived: z.boolean(),
    }),
  ),
  offers: z.array(OfferHitReply),
  /** Delivered machines with this serial number. */
  machines: z.array(
    z.object({
      _id: z.string(),
      serial: z.string(),
      name: z.string(),
      nameAr: z.string(),
      warrantyEnds: z.string().nullable(),
      offer: OfferHitReply,
    }),
  ),
  customers: z.array(z.object({ _id: z.string(), name: z.string(), company: z.string(), phone: z.string(), email: z.string() })),
  brands: z.array(NamedHitReply),
  categories: z.array(NamedHitReply),
  users: z.array(PersonHitReply),
  merchants: z.array(PersonHitReply),
  /** Customers who have written in the chat. */
  chats: z.array(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
  /** Reviews by their title, each with the names of its product. */
  reviews: z.array(z.object({ _id: z.string(), title: z.string(), name: z.string(), nameAr: z.string() })),
  products: z.array(z.object({ _id: z.string(), sku: z.string(), name: z.string(), nameAr: z.string(), isActive: z.boolean() })),
  /** Unfinished products, those changed last first; the names and the SKU may be empty. */
  drafts: z.array(z.object({ _id: z.string(), sku: z.string(), name: z.string(), nameAr: z.string() })),
})
export type FoundReply = z.infer<typeof FoundReply>

export const paletteEndpoints = {
  'GET /api/desk/find': endpoint({
    about:
      'Finds what a caller may speak of: requests and offers by number, phone, name or company, machines by serial number, customers, products and their drafts, brands, categories, users, merchants, reviews and chats; of these what the viewer’s areas show, and a merchant the own products, drafts and brand',
    access: { managers: AREAS },
    query: z.object({ search: searchTerm }),
    reply: FoundReply,
  }),
}
