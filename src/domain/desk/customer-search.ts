import { internationalPhone } from '../accounts/phones.ts'
import { fold } from '../search/fold.ts'

interface FindableCustomer {
  readonly names: readonly string[]
  readonly phones: readonly string[]
  readonly emails: readonly string[]
}

/** The text that a search of customers matches: names and companies as written and folded, emails, numbers in the ways people type them. */
export function customerSearchText({ names, phones, emails }: FindableCustomer): string {
  const words = names.filter((name) => name.trim() !== '')
  const forms = phones.flatMap((phone) => [phone, phone.replace(/\D/g, ''), internationalPhone(phone) ?? ''])
  const parts = [...words.flatMap((name) => [spaced(name), fold(name)]), ...emails.map((email) => email.toLowerCase()), ...forms]
  return [...new Set(parts.filter((part) => part !== ''))].join('\n')
}

function spaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
