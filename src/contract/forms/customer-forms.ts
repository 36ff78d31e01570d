import { z } from 'zod'
import { CONTACT_KINDS, type ContactKind, commercialRegisterOf, contactValue, holdsNationalId, taxNumberOf } from '#domain/customers.ts'
import { text } from '../fields.ts'
import { line, optionalLine, versionField } from './form-fields.ts'

const NAME_MAX = 200
const NUMBER_MAX = 50
const CONTACT_MAX = 200

/** The number of a person's identity card is never stored. */
const companyLine = (most: number) => optionalLine(most).refine((typed) => !holdsNationalId(typed), { ...text('national-id'), abort: true })

export const CompanyForm = z
  .object({
    name: companyLine(NAME_MAX),
    nameAr: companyLine(NAME_MAX),
    taxNumber: companyLine(NUMBER_MAX)
      .refine((typed) => typed === '' || taxNumberOf(typed) !== null, text('tax-number'))
      .transform((typed) => taxNumberOf(typed) ?? ''),
    commercialRegister: companyLine(NUMBER_MAX)
      .refine((typed) => typed === '' || commercialRegisterOf(typed) !== null, text('register-number'))
      .transform((typed) => commercialRegisterOf(typed) ?? ''),
    branch: companyLine(NAME_MAX),
  })
  .refine(({ name, nameAr }) => name !== '' || nameAr !== '', { ...text('required'), path: ['name'] })

/** An edit of the company as it was in this version. */
export const CompanyEditForm = CompanyForm.safeExtend({ version: versionField })

export const ContactForm = z
  .object({ kind: z.enum(CONTACT_KINDS, text('invalid')), value: line({ most: CONTACT_MAX }) })
  .refine(({ kind, value }) => isContact(kind, value), { ...text('format'), path: ['value'] })

const EMAIL = z.email()

function isContact(kind: ContactKind, value: string): boolean {
  const read = contactValue(kind, value)
  return read !== null && (kind === 'phone' || EMAIL.safeParse(read).success)
}

export const CustomerForm = z.object({
  name: line({ most: NAME_MAX }).refine((typed) => !holdsNationalId(typed), text('national-id')),
  language: z.enum(['en', 'ar'], text('invalid')),
  salesperson: z.uuid(text('invalid')).nullable(),
  version: versionField,
})
