import { z } from 'zod'
import { ADDRESS_LINE_MAX, ZIP_CODE_MAX, ZIP_CODE_MIN } from '#domain/accounts/addresses.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import { endpoint } from './endpoint.ts'
import { flagField, line } from './forms/form-fields.ts'
import { DoneReply, IdParams } from './replies.ts'

/** The country is required, as the form asks for it, but the shop always stores its own. */
const countryField = line({ most: ADDRESS_LINE_MAX })

/** Digits of either kind, measured in the form that is stored. */
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

/** A key that is left out changes nothing; a key that is sent may not be empty. */
export const AddressEditForm = z.object({ ...addressFields, zipCode: zipCodeField(0) }).partial()

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
    personLimit: 'addressWrites',
    body: AddressForm,
    reply: DoneReply.extend({ address: AddressReply }),
  }),
  'PUT /api/address/:id': endpoint({
    about: 'Changes an address',
    access: 'signed-in',
    personLimit: 'addressWrites',
    params: IdParams,
    body: AddressEditForm,
    reply: DoneReply,
  }),
  'DELETE /api/address/delete/:id': endpoint({
    about: 'Deletes an address',
    access: 'signed-in',
    personLimit: 'addressWrites',
    params: IdParams,
    reply: DoneReply,
  }),
}
