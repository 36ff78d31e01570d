import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import { isSwitchedOff } from '#domain/back-office.ts'
import { codesTexts } from '#i18n/sets/codes.ts'
import { DashboardShell } from '../../features/dashboard/dashboard-shell.tsx'
import { DashboardSkeleton } from '../../features/dashboard/dashboard-skeleton.tsx'
import { DisabledMessage } from '../../features/dashboard/disabled-message.tsx'
import { FailedSection } from '../../features/dashboard/failed-section.tsx'
import { SectionHeader } from '../../features/dashboard/section-header.tsx'
import { EmailReminder } from '../../features/profile/email-reminder.tsx'
import { MustSetUp } from '../../features/second-factor/must-set-up.tsx'
import { FailedPage } from '../../features/shell/failed-page.tsx'
import { forMembers } from '../../platform/calls/members.ts'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useUser } from '../../platform/calls/session.ts'
import { PROTECTED } from '../../platform/frame/protected-page.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { OwnArea } from './own-area.tsx'
import { revalidatesOnEntering } from './section.ts'

export const handle = PROTECTED

export const clientLoader = forMembers(({ language }) => fetchOwnProfile(language))

export const shouldRevalidate = revalidatesOnEntering

export const HydrateFallback = DashboardSkeleton

export default function DashboardRoute() {
  const loaded = useLoaderData<typeof clientLoader>()
  const owner = useUser() ?? loaded
  return (
    <OwnArea owner={owner}>
      <EmailReminder user={owner} />
      <MustSetUp user={owner} />
      <Outlet />
    </OwnArea>
  )
}

/** A section that failed to load keeps the links to the others; a section that its reader may not have is a missing page. */
export function ErrorBoundary() {
  const error = useRouteError()
  const user = useUser()
  const isAnswer = isRouteErrorResponse(error)
  if (user === null) return isAnswer ? <FailedPage /> : <NobodysArea />
  if (isAnswer && error.status === 403 && isSwitchedOff(user)) return <DisabledMessage />
  if (isAnswer && user.mustSetUpCode) return <ClosedArea user={user} />
  if (isAnswer || isSwitchedOff(user)) return <FailedPage />
  return (
    <OwnArea owner={user}>
      <FailedSection />
    </OwnArea>
  )
}

/** Stands for the pages of staff who have no code yet: they are shut for now, and not missing. */
function ClosedArea({ user }: { readonly user: OwnUser }) {
  const { t } = useTexts(codesTexts)
  return (
    <OwnArea owner={user}>
      <PageHead title={t('codes.mustTitle')} isIndexed={false} />
      <SectionHeader />
      <MustSetUp user={user} />
    </OwnArea>
  )
}

/** The menu entries that every account has, shown while the account is unknown. */
const ANYBODY = { role: 'ROLE MEMBER', areas: [], provider: 'Email', firstName: '', lastName: '' } as const

function NobodysArea() {
  return (
    <DashboardShell
      owner={ANYBODY}
      roleBadge={null}
      counts={{ support: 0, orders: 0, desk: 0, merchants: 0, reviews: 0, offers: 0, availability: 0, status: 0 }}
    >
      <FailedSection />
    </DashboardShell>
  )
}
