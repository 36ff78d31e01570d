import { ordersTexts } from '#i18n/sets/orders.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import { useMinutes } from '../../../platform/frame/use-minutes.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'

export interface WaitingTimeProps {
  readonly since: string
  /** The time by which the shop promised to call; absent once it has. */
  readonly promised: string | undefined
}

/** Shows for how long a customer has waited for our call; it warns once the promised time has passed. */
export function WaitingTime({ since, promised }: WaitingTimeProps) {
  const { t } = useTexts(ordersTexts)
  const now = useMinutes()
  const ago = formatRelativeTime(since, now, useLanguage())
  const isLate = promised !== undefined && new Date(promised) < now
  return (
    <Badge tone={isLate ? 'warning' : 'steel'}>
      <AnyIcon name={isLate ? 'alert' : 'clock'} />
      {t(isLate ? 'orders.list.late' : 'orders.list.waiting', { ago })}
    </Badge>
  )
}
