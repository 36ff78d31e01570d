import { z } from 'zod'
import {
  CALL_TIMES,
  COMPANY_MAX,
  DELIVERY_ADDRESS_MAX,
  DELIVERY_NOTE_MAX,
  GOVERNORATE_CODES,
  MORE_PIECES_MAX,
} from '#domain/orders/delivery.ts'
import { CART_LINES_MAX } from '#domain/orders/orders.ts'
import { piecesField, text } from '../fields.ts'
import { flagField, optionalLine, optionalPhoneField, optionalWords } from './form-fields.ts'

/** One of a few words; empty is the same as left out. */
export function optionalWord<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.preprocess((value) => (value === '' || value === null ? undefined : value), z.enum(words, text('invalid')).optional())
}

const MorePiecesField = z.object({
  product: z.string(text('required')).min(1, text('required')).max(100, text('invalid')),
  quantity: piecesField.pipe(z.number().max(MORE_PIECES_MAX, text('too-large'))),
})

/** The facts about the call and the delivery, all optional; empty is the same as left out. */
export const DeliveryForm = z.object({
  phone: optionalPhoneField,
  /** The phone goes into the profile too. */
  updateProfilePhone: flagField,
  company: optionalLine(COMPANY_MAX),
  /** A typed address, or the id of one of the own saved addresses. */
  address: optionalWords(DELIVERY_ADDRESS_MAX),
  governorate: optionalWord(GOVERNORATE_CODES),
  callTime: optionalWord(CALL_TIMES),
  /** True where installation is wanted. */
  installation: flagField,
  note: optionalWords(DELIVERY_NOTE_MAX),
  /** Lines of which the customer wants more pieces than a line's limit allows. */
  wished: z.preprocess((value) => value ?? [], z.array(MorePiecesField, text('invalid')).max(CART_LINES_MAX, text('too-many'))),
})
export type DeliveryForm = z.output<typeof DeliveryForm>
