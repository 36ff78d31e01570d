import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from 'react-router'
import { isStaff } from '#domain/chat.ts'
import { isSwitchedOff } from '#domain/dashboard.ts'
import { StaffPresence } from '../features/chat/staff-presence.tsx'
import { DashboardBones } from '../features/dashboard/dashboard-bones.tsx'
import { DashboardShell } from '../features/dashboard/dashboard-shell.tsx'
import { DisabledMessage } from '../features/dashboard/disabled-message.tsx'
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
    <DashboardShell owner={owner} roleBadge={<RoleBadge role={owner.role} />}>
      {isStaff(owner) && <StaffPresence />}
      <Outlet />
    </DashboardShell>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const user = useUser()
  const isRefused = isRouteErrorResponse(error) && error.status === 403
  return isRefused && user !== null && isSwitchedOff(user) ? <DisabledMessage /> : <FailedPage />
}
