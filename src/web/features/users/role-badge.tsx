import type { Role } from '#domain/accounts/roles.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'

const ROLE_WORDS = {
  'ROLE ADMIN': { key: 'dashboard.roles.admin', tone: 'nile' },
  'ROLE MERCHANT': { key: 'dashboard.roles.merchant', tone: 'brass' },
  'ROLE MEMBER': { key: 'dashboard.roles.member', tone: 'steel' },
} as const satisfies Record<Role, { readonly key: string; readonly tone: BadgeTone }>

export function RoleBadge({ role }: { readonly role: Role }) {
  const { t } = useTexts(dashboardTexts)
  const { key, tone } = ROLE_WORDS[role]
  return <Badge tone={tone}>{t(key)}</Badge>
}
