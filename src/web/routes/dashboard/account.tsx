import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { hasArea, isOfStaff } from '#domain/accounts/areas.ts'
import { worksInBackOffice } from '#domain/back-office.ts'
import { maySee, OWN_DATA_PATH } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { withItsTexts } from '#i18n/text-set.ts'
import { loadCalm } from '../../features/dashboard/load-calm.ts'
import { Today } from '../../features/dashboard/today.tsx'
import { loadOutbox } from '../../features/emails/load-outbox.ts'
import { UnsentEmails } from '../../features/emails/unsent-emails.tsx'
import { managedQuery } from '../../features/managed-products/list/managed-list.ts'
import { listPath } from '../../features/managed-products/product-paths.ts'
import { loadMissing } from '../../features/missing/load-missing.ts'
import { MissingList } from '../../features/missing/missing-list.tsx'
import { OwnDataCard } from '../../features/own-data/own-data-card.tsx'
import { readOwnData } from '../../features/own-data/reading/read-own-data.ts'
import { OwnEmailsCard } from '../../features/own-emails/own-emails-card.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'
import { loadSecondFactor } from '../../features/second-factor/load-second-factor.ts'
import { SecondFactorCard } from '../../features/second-factor/second-factor-card.tsx'
import { RoleBadge } from '../../features/users/role-badge.tsx'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useUser } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DashboardHead } from './head.tsx'
import { forSection } from './section.ts'

const loadAccount = forSection('account', async ({ api, language }) => {
  const profile = await fetchOwnProfile(language)
  // Accounts of another service have no page of their own for it.
  const hasFactorHere = isOfStaff(profile) && !hasOwnPassword(profile)
  const [outbox, missing, factor, sessions, emails, prices, isCalm] = await Promise.all([
    hasArea(profile, 'settings') ? loadOutbox(api) : null,
    hasArea(profile, 'settings') ? loadMissing(api) : [],
    hasFactorHere ? loadSecondFactor(api, profile) : null,
    // The page is useful without these.
    api.call('GET /api/auth/sessions').catch(() => ({ sessions: null })),
    api.call('GET /api/user/me/emails').catch(() => null),
    maySee('products', profile) ? api.call('GET /api/product/old-prices').catch(() => null) : null,
    loadCalm(api, profile),
  ])
  const arePricesFresh = prices === null || prices.days === 0 || prices.count === 0
  return { profile, outbox, missing, factor, hasFactorHere, emails, prices, isCalm: isCalm && arePricesFresh, ...sessions }
})

const fetchPage = () => import('../../features/own-data/reading/own-data-page.tsx').then(({ OwnDataPage }) => OwnDataPage)

const loadOwnData = forSection('account', async ({ language }) => {
  const [Page, read] = await Promise.all([withItsTexts(fetchPage), readOwnData(language)])
  return { Page, read }
})

/** The page of the account's data comes by the same route module, as each further one weighs on every first view. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  const isOwnData = pathInLanguage(new URL(args.request.url).pathname, 'en') === OWN_DATA_PATH
  return isOwnData ? loadOwnData(args) : loadAccount(args)
}

type LoadedBy<Load extends (...args: never[]) => unknown> = Exclude<Awaited<ReturnType<Load>>, Response>

export default function DashboardAccountRoute() {
  const loaded = useLoaderData<typeof clientLoader>()
  return 'read' in loaded ? <OwnData {...loaded} /> : <AccountDetails {...loaded} />
}

function OwnData({ Page, read }: LoadedBy<typeof loadOwnData>) {
  const { t } = useTexts(ownDataTexts)
  return (
    <>
      <DashboardHead page={t('ownData.title')} />
      <Page read={read} />
    </>
  )
}

function AccountDetails(account: LoadedBy<typeof loadAccount>) {
  const { t } = useTexts(dashboardTexts)
  const { profile, outbox, missing, factor, hasFactorHere, emails, prices, isCalm, sessions } = account
  const user = useUser() ?? profile
  const oldPrices = `${listPath(useLanguage())}${managedQuery({ lacks: 'fresh-price' })}`
  return (
    <>
      <DashboardHead page={t('dashboard.sections.account')} />
      <MissingList missing={missing.filter((each) => each !== 'sending' || outbox === null)} owner={user} />
      <UnsentEmails outbox={outbox} />
      {worksInBackOffice(user) && <Today owner={user} oldPrices={prices === null ? null : { ...prices, to: oldPrices }} isCalm={isCalm} />}
      <ProfilePage user={user} roleBadge={<RoleBadge role={user.role} />} sessions={sessions} />
      {hasFactorHere && <SecondFactorCard factor={factor} provider={profile.provider} />}
      {emails !== null && <OwnEmailsCard emails={emails} isProven={user.isEmailProven} />}
      <OwnDataCard provider={user.provider} />
    </>
  )
}
