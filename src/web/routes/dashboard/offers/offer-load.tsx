import { isRouteErrorResponse, useRouteError } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import type { CallReply } from '#contract/endpoints.ts'
import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { isSwitchedOff } from '#domain/back-office.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { offerSendingTexts } from '#i18n/sets/offer-sending.ts'
import { AreaSkeleton } from '../../../features/dashboard/dashboard-skeleton.tsx'
import { DisabledMessage } from '../../../features/dashboard/disabled-message.tsx'
import { FailedSection } from '../../../features/dashboard/failed-section.tsx'
import { FailedPage } from '../../../features/shell/failed-page.tsx'
import { type Api, ApiError } from '../../../platform/calls/api.ts'
import { fetchOwnProfile } from '../../../platform/calls/own-profile.ts'
import { knownUser, useUser } from '../../../platform/calls/session.ts'
import { loadTexts } from '../../../platform/texts/texts.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { OwnArea } from '../own-area.tsx'
import { forSection } from '../section.ts'

export interface OfferOnPage {
  /** Null for an offer that does not exist, or not any more. */
  readonly offer: OfferReply | null
  readonly defaults: CallReply<'GET /api/offer/defaults'>
  readonly reader: OwnUser
}

export const loadOffer = forSection('offers', async ({ api, params, language }): Promise<OfferOnPage> => {
  const [offer, defaults, reader] = await Promise.all([
    findOffer(api, params.id ?? ''),
    api.call('GET /api/offer/defaults'),
    knownUser() ?? fetchOwnProfile(language),
    // The preview, the names of free lines and the message of the chat are in both languages.
    ...LANGUAGES.map((each) => loadTexts(each, offerEditorTexts, offerSendingTexts)),
  ])
  return { offer, defaults, reader }
})

async function findOffer(api: Api, id: string): Promise<OfferReply | null> {
  try {
    return (await api.call('GET /api/offer/:id', { params: { id } })).offer
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.code === 'validation')) return null
    throw error
  }
}

export function OfferSkeleton() {
  return (
    <AreaSkeleton>
      <Skeleton shape="title" />
      <Skeleton shape="lead" />
      <Skeleton shape="sheet" />
      <Skeleton shape="sheet" />
    </AreaSkeleton>
  )
}

/** A page that failed keeps the links to the others; one that its reader may not have is a missing page. */
export function OfferBoundary() {
  const error = useRouteError()
  const user = useUser()
  if (user === null) return <FailedPage />
  const isAnswer = isRouteErrorResponse(error)
  if (isAnswer && error.status === 403 && isSwitchedOff(user)) return <DisabledMessage />
  if (isAnswer || isSwitchedOff(user)) return <FailedPage />
  return (
    <OwnArea owner={user}>
      <FailedSection />
    </OwnArea>
  )
}
