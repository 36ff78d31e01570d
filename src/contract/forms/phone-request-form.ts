import { z } from 'zod'
import { CALLER_NAME_MAX, REQUEST_WORDS_MAX } from '#domain/orders/by-phone.ts'
import { CALL_TIMES, COMPANY_MAX, DELIVERY_ADDRESS_MAX, GOVERNORATE_CODES, MORE_PIECES_MAX } from '#domain/orders/delivery.ts'
import { CART_LINES_MAX } from '#domain/orders/orders.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { piecesField, text } from '../fields.ts'
import { optionalWord } from './delivery-form.ts'
import { emailField, flagField, line, optionalLine, optionalWords, phoneField } from './form-fields.ts'

const PhoneLine = z.object({
  product: z.uuid(text('invalid')),
  quantity: piecesField.pipe(z.number().max(MORE_PIECES_MAX, text('too-large'))),
})

/** A request that staff write down for a caller: a name and a phone are enough. */
export const PhoneRequestForm = z.object({
  /** The browser's id of the form; sending it again answers the same request. */
  key: z.uuid(text('invalid')),
  /** The customer to whom it belongs; left out for one whom nobody knows yet. */
  customer: z.preprocess((value) => (value === '' || value === null ? undefined : value), z.uuid(text('invalid')).optional()),
  /** Makes a new customer although the phone or the email is known. */
  isSomebodyElse: flagField,
  name: line({ most: CALLER_NAME_MAX }),
  phone: phoneField,
  email: z.preprocess((value) => (value === '' || value === null ? undefined : value), emailField.optional()),
  company: optionalLine(COMPANY_MAX),
  language: z.enum(LANGUAGES, text('invalid')),
  words: optionalWords(REQUEST_WORDS_MAX),
  lines: z.preprocess((value) => value ?? [], z.array(PhoneLine, text('invalid')).max(CART_LINES_MAX, text('too-many'))),
  address: optionalWords(DELIVERY_ADDRESS_MAX),
  governorate: optionalWord(GOVERNORATE_CODES),
  callTime: optionalWord(CALL_TIMES),
  installation: flagField,
})
export type PhoneRequestForm = z.output<typeof PhoneRequestForm>
