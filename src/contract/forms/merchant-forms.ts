import { z } from 'zod'
import { NAME_MAX } from '#domain/accounts/accounts.ts'
import { BUSINESS_MAX, BUSINESS_MIN } from '#domain/merchants.ts'
import { emailField, line, passwordField, phoneField, words } from './form-fields.ts'

export const MerchantApplication = z.object({
  name: line({ most: NAME_MAX }),
  email: emailField,
  phoneNumber: phoneField,
  brandName: line({ most: NAME_MAX }),
  business: words({ least: BUSINESS_MIN, most: BUSINESS_MAX }),
})

/** Sent with an emailed link, which went to the merchant's own address. */
export const MerchantSignupForm = z.object({
  email: emailField,
  firstName: line({ most: NAME_MAX }),
  lastName: line({ most: NAME_MAX }),
  password: passwordField,
})
