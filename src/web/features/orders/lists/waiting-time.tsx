import { useEffect, useState } from 'react'
import { wasOpenFor, workingDayMinutes } from '#domain/support/opening-hours.ts'
import { formatRelativeTime } from '#i18n/formats.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { shop } from '#shop-config'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'

const MINUTE_MS = 60_000

/** Shows for how long a customer has waited for our call; it warns after the promised working day. */
export function WaitingTime({ since }: { readonly since: string }) {
  const { t } = useTexts(ordersTexts)
  const now = useMinutes()
  const ago = formatRelativeTime(since, now, useLanguage())
  const isLate = wasOpenFor(workingDayMinutes(shop.openingHours), { from: new Date(since), to: now }, shop.openingHours, shop.timeZone)
  return (
    <Badge tone={isLate ? 'warning' : 'steel'}>
      <AnyIcon name={isLate ? 'alert' : 'clock'} />
      {t(isLate ? 'orders.list.late' : 'orders.list.waiting', { ago })}
    </Badge>
  )
}

/** The current time, updated every minute. */
function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
