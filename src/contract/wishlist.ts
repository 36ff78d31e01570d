import { z } from 'zod'
import { ProductCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { flagField } from './forms/form-fields.ts'
import { DoneReply } from './replies.ts'

const WishedProduct = ProductCard.extend({ isActive: z.literal(true) })

/** A product that is not on show, with just enough to recognise it. */
const UnavailableProduct = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  nameAr: z.string(),
  imageUrl: z.string().nullable(),
  isActive: z.literal(false),
})

export const WishReply = z.object({
  /** The product's id, which takes it off the list. */
  _id: z.string(),
  product: z.discriminatedUnion('isActive', [WishedProduct, UnavailableProduct]),
  isLiked: z.literal(true),
  created: z.string(),
})
export type WishReply = z.infer<typeof WishReply>

export const wishlistEndpoints = {
  'GET /api/wishlist': endpoint({
    about:
      "What is on the viewer's wishlist, newest first; a product that is not on show is `isActive: false`, a deleted one is not listed",
    access: 'signed-in',
    reply: z.object({ wishlist: z.array(WishReply) }),
  }),
  'POST /api/wishlist': endpoint({
    about: 'Puts a product on the wishlist, or takes it off; doing so again changes nothing',
    access: 'signed-in',
    body: z.object({ isLiked: flagField, product: z.string(text('required')).min(1, text('required')).max(100, text('invalid')) }),
    reply: DoneReply.extend({ isLiked: z.boolean() }),
  }),
}
