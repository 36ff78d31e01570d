import { z } from 'zod'
import { ProductCard } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { flagField } from './form-fields.ts'
import { DoneReply } from './replies.ts'

export const WishReply = z.object({
  /** The product's own id, by which it is taken off the list, gone or not. */
  _id: z.string(),
  /** Null once it is deleted or not on show. */
  product: ProductCard.nullable(),
  isLiked: z.literal(true),
  created: z.string(),
})
export type WishReply = z.infer<typeof WishReply>

export const wishlistEndpoints = {
  'GET /api/wishlist': endpoint({
    about: "What is on the viewer's wishlist, newest first",
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
