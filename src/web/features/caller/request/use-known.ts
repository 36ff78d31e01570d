import type { KnownCustomerReply } from '#contract/caller/phone-requests.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { useAfterTyping } from '../../../platform/lists/after-typing.ts'
import { TYPING_PAUSES } from '../../../platform/lists/typing-pauses.ts'

const NOBODY: readonly KnownCustomerReply[] = []

/** Customers with the typed phone or email; none until one of the two is complete. */
export function useKnown(phone: string, email: string): readonly KnownCustomerReply[] {
  const query = {
    phone: internationalPhone(phone) === null ? '' : phone,
    email: email.includes('@') ? email : '',
  }
  const key = query.phone === '' && query.email === '' ? null : JSON.stringify(query)
  // Without an answer the server still asks when the form is saved.
  const { answer } = useAfterTyping(key, TYPING_PAUSES.knownCustomer, (api) => api.call('GET /api/order/phone/known', { query }))
  return answer?.customers ?? NOBODY
}
