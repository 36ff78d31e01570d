import { data, isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router'
import { isSwitchedOff } from '#domain/back-office.ts'
import { maySee } from '#domain/dashboard.ts'
import { formatNumber } from '#i18n/formats.ts'
import { supportTexts } from '#i18n/sets/support.ts'
import { SupportPage } from '../../features/chat/support-page.tsx'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx'
import { DisabledMessage } from '../../features/dashboard/disabled-message.tsx'
import { FailedPage } from '../../features/shell/failed-page.tsx'
import { RoleBadge } from '../../features/users/role-badge.tsx'
import { forMembers } from '../../platform/calls/members.ts'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useUser } from '../../platform/calls/session.ts'
import { PROTECTED } from '../../platform/frame/protected-page.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { useWaitingCounts } from './own-area.tsx'
import { revalidatesOnEntering } from './section.ts'

export const handle = PROTECTED

export const clientLoader = forMembers(async ({ language }) => {
  const reader = await fetchOwnProfile(language)
  if (isSwitchedOff(reader)) throw data(null, { status: 403 })
  if (!maySee('support', reader)) throw data(null, { status: 404 })
  return reader
})

export const shouldRevalidate = revalidatesOnEntering

export const HydrateFallback = DashboardSkeleton

export default function SupportRoute() {
  const loaded = useLoaderData<typeof clientLoader>()
  const reader = useUser() ?? loaded
  const waiting = useWaitingCounts(reader)
  return (
    <SupportPage
      reader={reader}
      frame={({ missed, unread }, chat) => (
        <DashboardShell owner={reader} roleBadge={<RoleBadge role={reader.role} />} counts={{ ...waiting, support: unread }}>
          <SupportHead missed={missed} />
          {chat}
        </DashboardShell>
      )}
    />
  )
}

/** The title counts new messages while the tab is in the background. */
function SupportHead({ missed }: { readonly missed: number }) {
  const { t } = useTexts(supportTexts)
  const language = useLanguage()
  const title = t('support.title')
  return <DashboardHead page={missed === 0 ? title : t('support.titleMissed', { count: formatNumber(missed, language), title })} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const user = useUser()
  const isRefused = isRouteErrorResponse(error) && error.status === 403
  return isRefused && user !== null && isSwitchedOff(user) ? <DisabledMessage /> : <FailedPage />
}
