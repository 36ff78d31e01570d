import { useLoaderData } from 'react-router'
import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { hasArea, isOfStaff } from '#domain/accounts/areas.ts'
import { worksInBackOffice } from '#domain/back-office.ts'
import { maySee } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { Today } from '../../features/dashboard/today.tsx'
import { loadOutbox } from '../../features/emails/load-outbox.ts'
import { UnsentEmails } from '../../features/emails/unsent-emails.tsx'
import { managedQuery } from '../../features/managed-products/list/managed-list.ts'
import { listPath } from '../../features/managed-products/product-paths.ts'
import { loadMissing } from '../../features/missing/load-missing.ts'
import { MissingList } from '../../features/missing/missing-list.tsx'
import { OwnDataCard } from '../../features/own-data/own-data-card.tsx'
import { OwnEmailsCard } from '../../features/own-emails/own-emails-card.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { loadSecondFactor } from '../../features/second-factor/load-second-factor.ts'
import { SecondFactorCard } from '../../features/second-factor/second-factor-card.tsx'
import { RoleBadge } from '../../features/users/role-badge.tsx'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

export const clientLoader = forSection('account', async ({ api, language }) => {
  const profile = await fetchOwnProfile(language)
  // Accounts of another service have no page of their own for it.
  const hasFactorHere = isOfStaff(profile) && !hasOwnPassword(profile)
  const [outbox, missing, factor, sessions, emails, prices] = await Promise.all([
    hasArea(profile, 'settings') ? loadOutbox(api) : null,
    hasArea(profile, 'settings') ? loadMissing(api) : [],
    hasFactorHere ? loadSecondFactor(api, profile) : null,
    // The page is useful without these.
    api.call('GET /api/auth/sessions').catch(() => ({ sessions: null })),
    api.call('GET /api/user/me/emails').catch(() => null),
    maySee('products', profile) ? api.call('GET /api/product/old-prices').catch(() => null) : null,
  ])
  return { profile, outbox, missing, factor, hasFactorHere, emails, prices, ...sessions }
})

export default function DashboardAccountRoute() {
  const { t } = useTexts(dashboardTexts)
  const { profile, outbox, missing, factor, hasFactorHere, emails, prices, sessions } = useLoaderData<typeof clientLoader>()
  const user = useUser() ?? profile
  const oldPrices = `${listPath(useLanguage())}${managedQuery({ lacks: 'fresh-price' })}`
  return (
    <>
      <DashboardHead page={t('dashboard.sections.account')} />
      <MissingList missing={missing.filter((each) => each !== 'sending' || outbox === null)} owner={user} />
      <UnsentEmails outbox={outbox} />
      {worksInBackOffice(user) && <Today owner={user} oldPrices={prices === null ? null : { ...prices, to: oldPrices }} />}
      <ProfilePage user={user} roleBadge={<RoleBadge role={user.role} />} sessions={sessions} />
      {hasFactorHere && <SecondFactorCard factor={factor} provider={profile.provider} />}
      {emails !== null && <OwnEmailsCard emails={emails} isProven={user.isEmailProven} />}
      <OwnDataCard provider={user.provider} />
    </>
  )
}
