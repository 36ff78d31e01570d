import { z } from 'zod'
import { NAME_MAX } from '#domain/accounts/accounts.ts'
import { CODE_MAX } from '#domain/accounts/codes.ts'
import { text } from '../fields.ts'
import { emailField, flagField, line, optionalLine, optionalPhoneField, passwordField, phoneField } from './form-fields.ts'

/** The code is due for accounts with a second factor. */
export const LoginForm = z.object({ email: emailField, password: passwordField, code: optionalLine(CODE_MAX).optional() })

export const RegisterForm = z.object({
  email: emailField,
  phoneNumber: phoneField,
  firstName: line({ most: NAME_MAX }),
  lastName: line({ most: NAME_MAX }),
  password: passwordField,
  isSubscribed: flagField,
})

export const ForgotForm = z.object({ email: emailField })

/** Sent with an emailed link: the same password twice. */
export const ResetForm = z
  .object({ password: passwordField, confirmPassword: passwordField })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { path: ['confirmPassword'], ...text('passwords-differ') })

/** A program may send no body, or one with keys of its own. */
export const ProofForm = z
  .object({
    password: passwordField.optional(),
    confirmPassword: passwordField.optional(),
    /** True makes the call fail, instead of ending the password, when it comes from no session of the account. */
    isBySession: z.boolean().optional().catch(undefined),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { path: ['confirmPassword'], ...text('passwords-differ') })

/** Sent by a signed-in person: `password` is the old one, `confirmPassword` the new one. */
export const PasswordForm = z.object({ password: passwordField, confirmPassword: passwordField })

/** A new email address, with the account's password. */
export const EmailForm = z.object({ email: emailField, password: passwordField })

/** A member may leave the first name empty; the use case decides who else may. */
export const ProfileForm = z.object({
  firstName: optionalLine(NAME_MAX),
  lastName: optionalLine(NAME_MAX),
  phoneNumber: optionalPhoneField,
})

/** The profile of people who need a first name. */
export const NamedProfileForm = ProfileForm.extend({ firstName: line({ most: NAME_MAX }) })
