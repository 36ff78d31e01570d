import type { ReactNode } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { hasArea, isOfStaff } from '#domain/accounts/areas.ts'
import { isSwitchedOff } from '#domain/dashboard.ts'
import { useOpenQuestions } from '../../features/availability/use-open-questions.ts'
import { useOwnUnread } from '../../features/chat/own-unread.ts'
import { useStaffPresence } from '../../features/chat/staff-presence.ts'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import type { SectionCounts } from '../../features/dashboard/section-counts.ts'
import { useChangedRights } from '../../features/dashboard/use-changed-rights.ts'
import { useWaitingDecisions } from '../../features/dashboard/use-waiting-decisions.ts'
import { useWaitingOrders } from '../../features/orders/lists/use-waiting-orders.ts'
import { PaletteButton } from '../../features/palette/palette-button.tsx'
import { usePalette } from '../../features/palette/use-palette.tsx'
import { RoleBadge } from '../../features/users/role-badge.tsx'

/** The account area with the numbers of waiting items in its menu. */
export function OwnArea({ owner, children }: { readonly owner: OwnUser; readonly children: ReactNode }) {
  const isAtWork = isOfStaff(owner)
  const waiting = { staff: useStaffPresence(owner), customer: useOwnUnread(!isAtWork) }
  const counts = { ...useWaitingCounts(owner), support: isAtWork ? waiting.staff : waiting.customer }
  const handle = usePalette(owner)
  const search =
    handle === null ? undefined : { wide: <PaletteButton handle={handle} />, narrow: <PaletteButton handle={handle} isSmall /> }
  return (
    <DashboardShell owner={owner} roleBadge={<RoleBadge role={owner.role} />} counts={counts} search={search}>
      {children}
      {handle?.palette}
    </DashboardShell>
  )
}

export function useWaitingCounts(owner: OwnUser): Omit<SectionCounts, 'support'> {
  useChangedRights()
  return {
    orders: useWaitingOrders(hasArea(owner, 'sales')),
    availability: useOpenQuestions(owner.role === 'ROLE MERCHANT' && !isSwitchedOff(owner)),
    ...useWaitingDecisions(isOfStaff(owner)),
  }
}
