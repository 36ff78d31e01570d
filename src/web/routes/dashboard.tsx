import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import { isStaff } from '#domain/chat.ts'
import { isSwitchedOff } from '#domain/dashboard.ts'
import { useOwnUnread } from '../features/chat/own-unread.ts'
import { useStaffPresence } from '../features/chat/staff-presence.ts'
import { DashboardBones } from '../features/dashboard/dashboard-bones.tsx'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { DisabledMessage } from '../features/dashboard/disabled-message.tsx'
import { FailedSection } from '../features/dashboard/failed-section.tsx'
import { useWaitingOrders } from '../features/orders/use-waiting-orders.ts'
import { EmailReminder } from '../features/profile/email-reminder.tsx'
import { FailedPage } from '../features/shell/failed-page.tsx'
import { RoleBadge } from '../features/users/role-badge.tsx'
import { forMembers, PROTECTED } from '../platform/members.ts'
import { fetchOwnProfile } from '../platform/own-profile.ts'
import { useUser } from '../platform/session.ts'
import { revalidatesOnEntering } from './dashboard-section.ts'

export const handle = PROTECTED

export const clientLoader = forMembers(({ language }) => fetchOwnProfile(language))

export const shouldRevalidate = revalidatesOnEntering

export const HydrateFallback = DashboardBones

export default function DashboardRoute() {
  const loaded = useLoaderData<typeof clientLoader>()
  const owner = useUser() ?? loaded
  return (
    <OwnArea owner={owner}>
      <EmailReminder user={owner} />
      <Outlet />
    </OwnArea>
  )
}

function OwnArea({ owner, children }: { readonly owner: OwnUser; readonly children: ReactNode }) {
  const isOfStaff = isStaff(owner)
  const waitingOrders = useWaitingOrders(isOfStaff)
  const waiting = { staff: useStaffPresence(isOfStaff), customer: useOwnUnread(!isOfStaff) }
  return (
    <DashboardShell
      owner={owner}
      roleBadge={<RoleBadge role={owner.role} />}
      unread={isOfStaff ? waiting.staff : waiting.customer}
      waitingOrders={waitingOrders}
    >
      {children}
    </DashboardShell>
  )
}

/** A section that could not be had leaves the ways to the others; one that isn't there for its asker is a page that isn't. */
export function ErrorBoundary() {
  const error = useRouteError()
  const user = useUser()
  const isAnswer = isRouteErrorResponse(error)
  if (user === null) return isAnswer ? <FailedPage /> : <NobodysArea />
  if (isAnswer && error.status === 403 && isSwitchedOff(user)) return <DisabledMessage />
  if (isAnswer || isSwitchedOff(user)) return <FailedPage />
  return (
    <OwnArea owner={user}>
      <FailedSection />
    </OwnArea>
  )
}

/** The menu that everybody's area has, where it could not be had whose it is. */
const ANYBODY = { role: 'ROLE MEMBER', provider: 'Email', firstName: '', lastName: '' } as const

function NobodysArea() {
  return (
    <DashboardShell owner={ANYBODY} roleBadge={null} unread={0} waitingOrders={0}>
      <FailedSection />
    </DashboardShell>
  )
}
