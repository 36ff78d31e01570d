import { z } from 'zod'
import { ADDRESS_LINE_MAX, COUNTRY, ZIP_CODE_MAX, ZIP_CODE_MIN } from '#domain/addresses.ts'
import { toLatinDigits } from '#domain/text.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { flagField, line } from './form-fields.ts'
import { DoneReply, IdParams } from './replies.ts'

/** The country is always the same; a form that names it is not refused, one that names another is. */
const countryField = line({ most: ADDRESS_LINE_MAX }).refine((country) => country.toLowerCase() === COUNTRY.toLowerCase(), text('invalid'))

/** Digits of either kind, measured as they will be stored. */
function zipCodeField(least: number) {
  const inLatinDigits = (value: unknown) => (typeof value === 'string' ? toLatinDigits(value) : value)
  return z.preprocess(inLatinDigits, line({ least, most: ZIP_CODE_MAX }))
}

const addressFields = {
  isDefault: flagField,
  address: line({ most: ADDRESS_LINE_MAX }),
  city: line({ most: ADDRESS_LINE_MAX }),
  state: line({ most: ADDRESS_LINE_MAX }),
  country: countryField,
}

export const AddressForm = z.object({
  ...addressFields,
  zipCode: zipCodeField(ZIP_CODE_MIN),
})

/** An address that is there already is only asked to be complete. */
export const AddressEditForm = z.object({ ...addressFields, zipCode: zipCodeField(0) })

export const AddressReply = z.object({
  _id: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
  isDefault: z.boolean(),
  created: z.string(),
})
export type AddressReply = z.infer<typeof AddressReply>

export const addressEndpoints = {
  'GET /api/address': endpoint({ about: 'The own addresses', access: 'signed-in', reply: z.object({ addresses: z.array(AddressReply) }) }),
  'GET /api/address/:id': endpoint({
    about: 'One of the own addresses',
    access: 'signed-in',
    params: IdParams,
    reply: z.object({ address: AddressReply }),
  }),
  'POST /api/address/add': endpoint({
    about: 'Adds an address; a new default takes the place of the old one',
    access: 'signed-in',
    body: AddressForm,
    reply: DoneReply.extend({ address: AddressReply }),
  }),
  'PUT /api/address/:id': endpoint({
    about: 'Changes an address',
    access: 'signed-in',
    params: IdParams,
    body: AddressEditForm,
    reply: DoneReply,
  }),
  'DELETE /api/address/delete/:id': endpoint({ about: 'Deletes an address', access: 'signed-in', params: IdParams, reply: DoneReply }),
}
