import { z } from 'zod'
import { BRAND_OFF_REASONS } from '#domain/catalogue/switches.ts'
import { BrandReply } from './catalogue.ts'
import { CollectionsQuery } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { searchTerm } from './fields.ts'
import { BrandEditForm, BrandForm, PositionForm } from './forms/collection-forms.ts'
import { SwitchForm } from './forms/form-fields.ts'
import { DoneReply, IdParams, PagingReply } from './replies.ts'

/** A brand as its managers see it, on show or not. */
export const ManagedBrand = BrandReply.extend({
  version: z.number(),
  /** The reasons why it is off; empty while it is on. */
  inactiveReasons: z.array(z.enum(BRAND_OFF_REASONS)),
  /** False while its merchant is switched off: then none of its products is on show, whatever its own switch says. */
  isMerchantActive: z.boolean(),
  merchant: z.object({ _id: z.string(), name: z.string() }).nullable(),
  productCount: z.number(),
  /** The number of products that switching it would take off or bring back. */
  affects: z.number(),
})
export type ManagedBrand = z.infer<typeof ManagedBrand>

const ChangedBrand = DoneReply.extend({ brand: ManagedBrand })

/** An entry of a select. */
const BrandOption = z.object({ _id: z.string(), name: z.string(), nameAr: z.string(), slug: z.string(), isActive: z.boolean() })

export const brandEndpoints = {
  'GET /api/brand': endpoint({
    about: 'Brands to manage, newest first: all of an admin, the own one of a merchant; paged where a page is asked for',
    access: { managers: ['catalogue'] },
    query: CollectionsQuery,
    reply: PagingReply.partial().extend({ brands: z.array(ManagedBrand) }),
  }),
  'GET /api/brand/list/select': endpoint({
    about: 'Brands to choose from, by name',
    access: { managers: ['catalogue'] },
    query: z.object({ search: searchTerm }),
    reply: z.object({ brands: z.array(BrandOption) }),
  }),
  'GET /api/brand/:id': endpoint({
    about: 'One brand to manage',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: z.object({ brand: ManagedBrand }),
  }),
  'POST /api/brand/add': endpoint({ about: 'Adds a brand', access: { staff: ['catalogue'] }, body: BrandForm, reply: ChangedBrand }),
  'PUT /api/brand/:id': endpoint({
    about: 'Changes a brand; refused as a conflict where the version sent along is not the newest',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ brand: BrandEditForm }),
    reply: ChangedBrand,
  }),
  'PUT /api/brand/:id/active': endpoint({
    about: 'Switches a brand on or off, and its products with it; what an admin switched off only an admin switches on',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({ brand: SwitchForm }),
    reply: ChangedBrand,
  }),
  'PUT /api/brand/:id/place': endpoint({
    about: 'Moves a brand: the ids in the wanted order, as far as they are known; all others stay in their places',
    access: { staff: ['catalogue'] },
    params: IdParams,
    body: z.object({ brand: PositionForm }),
    reply: DoneReply,
  }),
  'DELETE /api/brand/delete/:id': endpoint({
    about: 'Deletes a brand; its products stay, inactive and without a brand, and its merchant waits for approval again',
    access: { staff: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
}
