import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { LANGUAGES } from '#domain/text/language.ts'
import { formatNumber } from '#i18n/formats.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { DeskPage } from '../../../features/desk/desk-page.tsx'
import { fetchDesk, isSameList, readDeskQuery } from '../../../features/desk/desk-query.ts'
import { fetchOwnProfile } from '../../../platform/calls/own-profile.ts'
import { knownUser } from '../../../platform/calls/session.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { loadTexts, useTexts } from '../../../platform/texts/texts.ts'
import { DashboardHead } from '../head.tsx'
import { forSection } from '../section.ts'

export const clientLoader = forSection('desk', async ({ api, query, language }) => {
  const [loaded, reader] = await Promise.all([
    fetchDesk(api, readDeskQuery(query)),
    knownUser() ?? fetchOwnProfile(language),
    // The message to a customer is in the customer's language.
    ...LANGUAGES.map((each) => loadTexts(each, deskTexts)),
  ])
  return { loaded, me: reader._id }
})

/** Opening a card changes the address, not the list. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return !isSameList(currentUrl.searchParams, nextUrl.searchParams)
}

export default function DashboardDeskRoute() {
  const { loaded, me } = useLoaderData<typeof clientLoader>()
  return <DeskPage loaded={loaded} me={me} renderHead={(count) => <DeskHead count={count} />} />
}

/** The title counts those who are due or late, for somebody who looks at another tab. */
function DeskHead({ count }: { readonly count: number }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const title = t('desk.title')
  return <DashboardHead page={count === 0 ? title : t('desk.titleDue', { count: formatNumber(count, language), title })} />
}
