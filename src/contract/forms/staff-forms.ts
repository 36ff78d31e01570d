import { z } from 'zod'
import { NAME_MAX } from '#domain/accounts/accounts.ts'
import { AREAS } from '#domain/accounts/areas.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { percentField, text } from '../fields.ts'
import { emailField, line, passwordField } from './form-fields.ts'

const areasField = z.array(z.enum(AREAS, text('invalid')), text('required')).max(AREAS.length, text('invalid'))

/** `before`: the areas as the sender saw them; absent means no check. */
export const AreasForm = z.object({ areas: areasField, before: areasField.optional() })

/** Empty takes the limit back: that of the settings holds again. */
export const DiscountLimitForm = z
  .object({ percent: z.preprocess((typed) => (typed === '' ? null : typed), percentField(0, 100).nullable()) })
  .transform(({ percent }) => ({ discountLimitHundredths: percent === null ? null : Math.round(percent * 100) }))

/** The invitation is written in the language that the colleague reads. */
export const Invitation = z.object({
  email: emailField,
  areas: areasField.min(1, text('required')),
  language: z.enum(LANGUAGES, text('invalid')),
})

/** The password is needed where the account is new or was never proven; elsewhere it stays as it is. */
export const AcceptedInvitation = z.object({
  /** Only the first admin says it; everybody else was written to. */
  email: emailField.optional(),
  firstName: line({ most: NAME_MAX }),
  lastName: line({ most: NAME_MAX }),
  password: passwordField.optional(),
})

/** The same on the page of somebody who has to choose a password. */
export const NewColleague = AcceptedInvitation.extend({ password: passwordField })

/** The same for the first admin of a shop. */
export const FirstAdmin = NewColleague.extend({ email: emailField })

export const RequiredCodeForm = z.object({ isRequired: z.boolean(text('required')) })
