import { z } from 'zod'
import { MANY_KINDS, MANY_PRODUCTS_MAX, PERCENT_MAX, PERCENT_MIN, ROUNDINGS } from '#domain/catalogue/many-products.ts'
import { PRODUCT_QUANTITY_MAX } from '#domain/catalogue/products.ts'
import { endpoint } from '../endpoint.ts'
import { idField, percentField, stockField, text, typedNumber } from '../fields.ts'
import { choiceField } from '../forms/form-fields.ts'
import { ManagedProductsFilter } from '../products.ts'
import { DoneReply, IdParams } from '../replies.ts'

const changeField = percentField(PERCENT_MIN, PERCENT_MAX).refine((percent) => percent !== 0, text('invalid'))

const roundingField = z.preprocess(
  typedNumber,
  z.union(
    ROUNDINGS.map((rounding) => z.literal(rounding)),
    text('invalid'),
  ),
)

/** The key is the contract's; within the shop the fact is called `isNew`. */
const ConditionForm = z
  .object({ kind: z.literal('condition'), taxable: choiceField })
  .transform(({ kind, taxable }) => ({ kind, isNew: taxable }))

const ManyChangeForm = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('price'), percent: changeField, rounding: roundingField }),
    z.object({ kind: z.literal('price-confirm') }),
    z.object({ kind: z.literal('stock'), quantity: stockField(PRODUCT_QUANTITY_MAX) }),
    z.object({ kind: z.enum(['category-add', 'category-remove']), category: idField }),
    z.object({ kind: z.literal('brand'), brand: idField }),
    z.object({ kind: z.literal('active'), isActive: choiceField }),
    ConditionForm,
    z.object({ kind: z.literal('delete') }),
  ],
  text('invalid'),
)

/** Chosen rows, or all that a filter of the list finds. */
const Selection = z.union(
  [
    z.object({ ids: z.array(idField, text('invalid')).min(1, text('required-several')).max(MANY_PRODUCTS_MAX, text('too-many')) }),
    z.object({ filter: ManagedProductsFilter }),
  ],
  text('invalid'),
)

const Ask = z.object({ selection: Selection, change: ManyChangeForm })

const NamedProduct = z.object({ _id: z.string(), name: z.string(), nameAr: z.string(), sku: z.string() })

const Run = z.object({
  _id: z.string(),
  kind: z.enum(MANY_KINDS),
  count: z.number(),
  /** The instant until which it can be undone. */
  undoUntil: z.string(),
})
export type ManyRun = z.infer<typeof Run>

/** Room for the ids of the most products. */
const BYTES_MAX = 1024 * 1024

export const manyProductEndpoints = {
  'POST /api/product/many/preview': endpoint({
    about: 'Shows the outcome of a change of many products: how many would change, and examples before and after',
    access: { managers: ['catalogue'] },
    body: Ask,
    bodyBytesMost: BYTES_MAX,
    reply: z.object({
      /** The products that were chosen or found. */
      chosen: z.number(),
      changes: z.number(),
      unchanged: z.number(),
      /** Products that can't be changed so, such as a price that would be below the least. */
      impossible: z.number(),
      /** Stands for exactly these changes of exactly these products, as they are now. */
      mark: z.string(),
      examples: z.array(
        NamedProduct.extend({
          before: z.union([z.number(), z.string(), z.boolean()]),
          after: z.union([z.number(), z.string(), z.boolean()]),
        }),
      ),
    }),
  }),
  'POST /api/product/many': endpoint({
    about:
      'Changes many products at once; refused where by now others would change than the preview showed, or in another way: the mark of the preview tells, and without it their number. Repeated with its key, it answers the same',
    access: { managers: ['catalogue'] },
    body: Ask.extend({
      key: z.uuid(text('invalid')),
      changes: z.number(text('number')).int(text('whole-number')).min(1, text('too-small')),
      mark: z.string(text('invalid')).max(100, text('too-long')).optional(),
    }),
    bodyBytesMost: BYTES_MAX,
    reply: DoneReply.extend({ run: Run }),
  }),
  'GET /api/product/many/last': endpoint({
    about: "The viewer's own changes of many products that can still be undone, newest first; `run` is the newest alone",
    access: { managers: ['catalogue'] },
    reply: z.object({ run: Run.nullable(), runs: z.array(Run) }),
  }),
  'POST /api/product/many/:id/undo': endpoint({
    about:
      'Undoes an own change of many products within ten minutes; products that were changed since stay as they are and are named. Repeated, it answers the same',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: DoneReply.extend({ undone: z.number(), left: z.array(NamedProduct) }),
  }),
}
