import { useEffect, useState } from 'react'
import type { KnownCustomerReply } from '#contract/caller/phone-requests.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { useApi } from '../../../platform/calls/use-api.ts'

const TYPING_PAUSE_MS = 300

/** Customers with the typed phone or email; none until one of the two is complete. */
export function useKnown(phone: string, email: string): readonly KnownCustomerReply[] {
  const api = useApi()
  const [known, setKnown] = useState<readonly KnownCustomerReply[]>([])
  const isPhone = internationalPhone(phone) !== null
  const isEmail = email.includes('@')
  useEffect(() => {
    if (!isPhone && !isEmail) {
      setKnown([])
      return
    }
    let isOver = false
    const query = { phone: isPhone ? phone : '', email: isEmail ? email : '' }
    const timer = setTimeout(() => {
      // Without an answer the server still asks when the form is saved.
      api.call('GET /api/order/phone/known', { query }).then(
        ({ customers }) => isOver || setKnown(customers),
        () => isOver || setKnown([]),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [api, phone, email, isPhone, isEmail])
  return known
}
