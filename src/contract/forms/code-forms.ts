import { z } from 'zod'
import { CODE_MAX } from '#domain/accounts/codes.ts'
import { line, passwordField } from './form-fields.ts'

/** A code of the app, or a recovery code. */
const codeField = line({ most: CODE_MAX })

export const CodeForm = z.object({ code: codeField })

/** The password is asked of accounts that have one, so that nobody sets up a code at a browser left open. */
export const EnrolmentForm = z.object({ password: passwordField.optional() })

/** The same on the page of an account that has a password. */
export const PasswordOnly = z.object({ password: passwordField })

export const SocialCodeForm = z.object({ attempt: z.string().min(1).max(2000), code: codeField })
