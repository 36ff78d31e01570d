import type { LineStatus } from '#domain/orders.ts'
import type { TextKey } from '#i18n/translate.ts'
import { useTexts } from '../../platform/texts.ts'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'

interface StatusLook {
  readonly text: TextKey
  readonly tone: BadgeTone
  readonly icon: IconName
}

export const STATUS_LOOKS = {
  'Not processed': { text: 'orders.statuses.notProcessed', tone: 'steel', icon: 'clock' },
  Processing: { text: 'orders.statuses.processing', tone: 'nile', icon: 'tools' },
  Shipped: { text: 'orders.statuses.shipped', tone: 'warning', icon: 'truck' },
  Delivered: { text: 'orders.statuses.delivered', tone: 'success', icon: 'check' },
  Cancelled: { text: 'orders.statuses.cancelled', tone: 'danger', icon: 'close' },
} as const satisfies Record<LineStatus, StatusLook>

export function StatusBadge({ status }: { readonly status: LineStatus }) {
  const { t } = useTexts()
  const { text, tone, icon } = STATUS_LOOKS[status]
  return (
    <Badge tone={tone}>
      <Icon name={icon} />
      {t(text)}
    </Badge>
  )
}
