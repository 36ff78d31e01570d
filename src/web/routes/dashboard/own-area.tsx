import type { ReactNode } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { hasArea, isOfStaff } from '#domain/accounts/areas.ts'
import { isSwitchedOff } from '#domain/back-office.ts'
import { useOpenQuestions } from '../../features/availability/use-open-questions.ts'
import { useOwnUnread } from '../../features/chat/own-unread.ts'
import { useStaffPresence } from '../../features/chat/staff-presence.ts'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import type { SectionCounts } from '../../features/dashboard/section-counts.ts'
import { WaitingCounts } from '../../features/dashboard/today.tsx'
import { useChangedRights } from '../../features/dashboard/use-changed-rights.ts'
import { useWaitingDecisions } from '../../features/dashboard/use-waiting-decisions.ts'
import { useWaitingOrders } from '../../features/orders/lists/use-waiting-orders.ts'
import { RoleBadge } from '../../features/users/role-badge.tsx'

/** The account area with the numbers of waiting items in its menu. */
export function OwnArea({ owner, children }: { readonly owner: OwnUser; readonly children: ReactNode }) {
  const isAtWork = isOfStaff(owner)
  const waiting = { staff: useStaffPresence(owner), customer: useOwnUnread(!isAtWork) }
  const { isTold, ...others } = useWaitingCounts(owner)
  const counts = { ...others, support: isAtWork ? waiting.staff : waiting.customer }
  return (
    <WaitingCounts value={isTold ? counts : null}>
      <DashboardShell owner={owner} roleBadge={<RoleBadge role={owner.role} />} counts={counts}>
        {children}
      </DashboardShell>
    </WaitingCounts>
  )
}

interface WaitingItems extends Omit<SectionCounts, 'support'> {
  /** False until the server has told the numbers. */
  readonly isTold: boolean
}

const NO_DECISIONS = { merchants: 0, reviews: 0, offers: 0, desk: 0, status: 0 }

export function useWaitingCounts(owner: OwnUser): WaitingItems {
  useChangedRights()
  const isAtWork = isOfStaff(owner)
  const decisions = useWaitingDecisions(isAtWork)
  return {
    orders: useWaitingOrders(hasArea(owner, 'sales')),
    availability: useOpenQuestions(owner.role === 'ROLE MERCHANT' && !isSwitchedOff(owner)),
    ...(decisions ?? NO_DECISIONS),
    isTold: !isAtWork || decisions !== null,
  }
}
