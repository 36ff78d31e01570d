import { z } from 'zod'
import { NAME_MAX } from '#domain/accounts.ts'
import { BUSINESS_MAX, BUSINESS_MIN } from '#domain/merchants.ts'
import { emailField, passwordField, phoneField, words } from './form-fields.ts'

export const MerchantApplication = z.object({
  name: words({ most: NAME_MAX }),
  email: emailField,
  phoneNumber: phoneField,
  brandName: words({ most: NAME_MAX }),
  business: words({ least: BUSINESS_MIN, most: BUSINESS_MAX }),
})

/** By the link of a letter, which was sent to the merchant's own address. */
export const MerchantSignupForm = z.object({
  email: emailField,
  firstName: words({ most: NAME_MAX }),
  lastName: words({ most: NAME_MAX }),
  password: passwordField,
})
