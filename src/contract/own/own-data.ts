import { z } from 'zod'
import { PASSWORD_MAX } from '#domain/accounts/accounts.ts'
import { EMAIL_KINDS } from '#domain/accounts/email-kinds.ts'
import { ORDER_FILE_KINDS } from '#domain/orders/order-files.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { OwnUser, Session } from '../accounts.ts'
import { AddressReply } from '../addresses.ts'
import { ChatMessage } from '../chat.ts'
import type { ContactForm } from '../contact.ts'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { CustomerOfferReply, OwnOfferReply } from '../offers/offer-replies.ts'
import { OrderReply } from '../orders.ts'
import { DoneReply } from '../replies.ts'
import { ModeratedReview } from '../reviews.ts'
import { WishReply } from '../wishlist.ts'

/** An offer that was sent to the reader: its line of the list, and the page of it while its link leads there. */
const OfferInData = OwnOfferReply.omit({ token: true }).extend({ page: CustomerOfferReply.nullable() })

const Application = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string(),
  brandName: z.string(),
  business: z.string(),
  status: z.string(),
  created: z.string(),
})
export type Application = z.infer<typeof Application>

const Company = z.object({
  name: z.string(),
  nameAr: z.string(),
  taxNumber: z.string(),
  commercialRegister: z.string(),
  branch: z.string(),
})

/** A new field of the form does not compile until it stands here. */
const ContactMessage = z.object({ name: z.string(), email: z.string(), message: z.string(), created: z.string() } satisfies Record<
  keyof z.output<typeof ContactForm> | 'created',
  z.ZodType
>)

/** The parts of the file with everything that the shop stores about its reader, in the order in which they stand there. */
export const OWN_DATA_PARTS = {
  account: OwnUser.extend({ language: z.enum(LANGUAGES), declinedEmails: z.array(z.enum(EMAIL_KINDS)) }),
  sessions: Session,
  addresses: AddressReply,
  contacts: z.object({ kind: z.enum(['phone', 'email']), value: z.string() }),
  companies: Company,
  newsletter: z.object({ email: z.string(), language: z.enum(LANGUAGES), since: z.string() }),
  contactMessages: ContactMessage,
  applications: Application,
  wishlist: WishReply,
  reviews: ModeratedReview,
  requests: OrderReply,
  files: z.object({ name: z.string(), kind: z.enum(ORDER_FILE_KINDS), bytes: z.number(), created: z.string() }),
  offers: OfferInData,
  chat: ChatMessage,
} as const satisfies Record<string, z.ZodType>
export type OwnDataPart = keyof typeof OWN_DATA_PARTS
export type InOwnData<Part extends OwnDataPart> = z.input<(typeof OWN_DATA_PARTS)[Part]>

const DeletionForm = z.object({
  password: z.string(text('invalid')).max(PASSWORD_MAX, text('too-long')).optional(),
  cancelsOpen: z.boolean(text('invalid')).default(false),
})

export const ownDataEndpoints = {
  'DELETE /api/user/me': endpoint({
    about:
      'Deletes the own account for ever, by its password, or within ten minutes of a sign-in by another service. Open requests and offers are cancelled only with `cancelsOpen`',
    access: 'signed-in',
    securityEvent: 'account-deleted',
    body: DeletionForm,
    reply: DoneReply,
  }),
  'GET /api/user/me/data': endpoint({
    about:
      'Everything that the shop stores about the signed-in person, as a JSON file; prices as that person sees them, internal notes never',
    access: 'signed-in-even-disabled',
    personLimit: 'ownData',
    sendsFile: true,
    reply: z.string(),
  }),
}
