import { z } from 'zod'
import { MERCHANT_STATUSES } from '#domain/merchants.ts'
import { MAX_PER_PAGE, RECORDS_PER_PAGE } from '#domain/paging.ts'
import { endpoint } from './endpoint.ts'
import { filterWord, limitField, pageField, searchTerm } from './fields.ts'
import { VersionedSwitchForm } from './forms/form-fields.ts'
import { MerchantApplication, MerchantSignupForm } from './forms/merchant-forms.ts'
import { DoneReply, IdParams, PagingReply, TokenParams } from './replies.ts'

/** The facts in an application to sell here. */
const ApplicationReply = z.object({
  _id: z.string(),
  name: z.string(),
  /** Null for some merchants who applied by telephone. */
  email: z.string().nullable(),
  phoneNumber: z.string(),
  brandName: z.string(),
  business: z.string(),
  status: z.enum(MERCHANT_STATUSES),
  isActive: z.boolean(),
  created: z.string(),
})

/** A merchant as admins see one. */
export const MerchantReply = ApplicationReply.extend({
  version: z.number(),
  brand: z.object({ _id: z.string(), name: z.string(), nameAr: z.string(), slug: z.string() }).nullable(),
  /** True when an account signs in as this merchant. */
  hasAccount: z.boolean(),
  /** The number of products that switching this merchant would take off or bring back. */
  affects: z.number(),
})
export type MerchantReply = z.infer<typeof MerchantReply>

const ChangedMerchant = DoneReply.extend({ merchant: MerchantReply })

/** `outbox` is the server's folder with the sign-up link, when emails are not sent. */
const ApprovedMerchant = ChangedMerchant.extend({ outbox: z.string().optional() })

export const merchantEndpoints = {
  'POST /api/merchant/add': endpoint({
    about: 'Applies to sell in the shop',
    access: 'anyone',
    isOpenForm: true,
    body: MerchantApplication,
    reply: DoneReply.extend({ merchant: ApplicationReply }),
  }),
  'GET /api/merchant': endpoint({
    about: 'Merchants, newest first',
    access: { staff: ['catalogue', 'people'] },
    query: z.object({ page: pageField, limit: limitField(RECORDS_PER_PAGE, MAX_PER_PAGE), status: filterWord(MERCHANT_STATUSES) }),
    reply: PagingReply.extend({ merchants: z.array(MerchantReply), waiting: z.number() }),
  }),
  'GET /api/merchant/search': endpoint({
    about: 'Up to 100 merchants by name, brand, email, phone number or status',
    access: { staff: ['catalogue', 'people'] },
    query: z.object({ search: searchTerm }),
    reply: z.object({ merchants: z.array(MerchantReply) }),
  }),
  'PUT /api/merchant/:id/active': endpoint({
    about: 'Switches an approved merchant on or off, with their brand, its products and their access',
    access: { staff: ['people'] },
    securityEvent: 'role-changed',
    params: IdParams,
    body: z.object({ merchant: VersionedSwitchForm }),
    reply: ChangedMerchant,
  }),
  'PUT /api/merchant/approve/:id': endpoint({
    about: 'Approves a merchant, who gets a brand and is told; again it sends a fresh sign-up link if the last was not used',
    access: { staff: ['catalogue'] },
    securityEvent: 'role-changed',
    params: IdParams,
    reply: ApprovedMerchant,
  }),
  'PUT /api/merchant/reject/:id': endpoint({
    about: 'Rejects an application, and tells its sender',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: ChangedMerchant,
  }),
  'GET /api/merchant/signup/:token': endpoint({
    about: 'For whom the sign-up link of an email is; null where it does not work any more',
    access: 'link-holders',
    params: TokenParams,
    reply: z.object({ invitation: z.object({ email: z.string(), brandName: z.string() }).nullable() }),
  }),
  'POST /api/merchant/signup/:token': endpoint({
    about: 'Makes the account of an approved merchant by the link of an email',
    access: 'link-holders',
    params: TokenParams,
    body: MerchantSignupForm,
    reply: DoneReply,
  }),
  'DELETE /api/merchant/delete/:id': endpoint({
    about: 'Deletes a merchant; the brand stays, switched off and without owner, and the account becomes a member',
    access: { staff: ['people'] },
    securityEvent: 'role-changed',
    params: IdParams,
    reply: DoneReply,
  }),
}
