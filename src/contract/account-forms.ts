import { z } from 'zod'
import { NAME_MAX } from '#domain/accounts.ts'
import { text } from './fields.ts'
import { emailField, flagField, line, optionalLine, optionalPhoneField, passwordField, phoneField } from './form-fields.ts'

export const LoginForm = z.object({ email: emailField, password: passwordField })

export const RegisterForm = z.object({
  email: emailField,
  phoneNumber: phoneField,
  firstName: line({ most: NAME_MAX }),
  lastName: line({ most: NAME_MAX }),
  password: passwordField,
  isSubscribed: flagField,
})

export const ForgotForm = z.object({ email: emailField })

/** By the link of an email: the same password twice. */
export const ResetForm = z
  .object({ password: passwordField, confirmPassword: passwordField })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { path: ['confirmPassword'], ...text('passwords-differ') })

/** A program may send nothing at all, or what it likes of its own. */
export const ProofForm = z
  .object({
    password: passwordField.optional(),
    confirmPassword: passwordField.optional(),
    /** Refused, instead of ending the password, where the call comes from no session of the account. */
    isBySession: z.boolean().optional().catch(undefined),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, { path: ['confirmPassword'], ...text('passwords-differ') })

/** Signed in: `password` is the old one, `confirmPassword` the new one. */
export const PasswordForm = z.object({ password: passwordField, confirmPassword: passwordField })

/** Another e-mail address, with the password of the account. */
export const EmailForm = z.object({ email: emailField, password: passwordField })

/** A member may go without a first name; whether this person may is the use case's to say. */
export const ProfileForm = z.object({
  firstName: optionalLine(NAME_MAX),
  lastName: optionalLine(NAME_MAX),
  phoneNumber: optionalPhoneField,
})

/** Of those who may not go without a first name. */
export const NamedProfileForm = ProfileForm.extend({ firstName: line({ most: NAME_MAX }) })
