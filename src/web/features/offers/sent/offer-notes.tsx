import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import type { OfferEvent } from './offer-view.ts'
import { EventLine } from './talk/event-line.tsx'

export interface OfferNotesProps {
  readonly offer: OfferReply
  readonly meanwhile: readonly OfferEvent[]
  readonly onEditDraft: () => void
}

/** Everything about the offer that asks for somebody's attention. */
export function OfferNotes({ offer, meanwhile, onEditDraft }: OfferNotesProps) {
  const version = shownVersion(offer.versions)
  return (
    <>
      {meanwhile.length > 0 && <Meanwhile events={meanwhile} />}
      <DraftNote offer={offer} onEditDraft={onEditDraft} />
      {version !== null && <VersionNote offer={offer} version={version} />}
    </>
  )
}

function Meanwhile({ events }: { readonly events: readonly OfferEvent[] }) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <div role="alert">
      <Callout tone="warning" title={t('sentOffer.notes.meanwhile')}>
        <ul>
          {events.map((event) => (
            <li key={event._id}>
              <EventLine event={event} />
            </li>
          ))}
        </ul>
        <p>{t('sentOffer.notes.meanwhileText')}</p>
      </Callout>
    </div>
  )
}

function DraftNote({ offer, onEditDraft }: Pick<OfferNotesProps, 'offer' | 'onEditDraft'>) {
  const { t } = useTexts(sentOfferTexts)
  const draft = unsentVersion(offer.versions)
  const shown = shownVersion(offer.versions)
  if (draft?.state !== 'draft') return null
  return (
    <Callout>
      {draft.approvedHundredths !== null && <p>{t('sentOffer.notes.isApproved', { version: draft.version })}</p>}
      {shown !== null && <p>{t('sentOffer.notes.draft', { version: draft.version, shown: shown.version })}</p>}
      <p className="cluster gap-2">
        <Button tone="secondary" onPress={onEditDraft}>
          {t('sentOffer.notes.editDraft', { version: draft.version })}
        </Button>
      </p>
    </Callout>
  )
}

function VersionNote({ offer, version }: { readonly offer: OfferReply; readonly version: VersionReply }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { state, isPaused, acceptance } = version
  if (acceptance !== null && !acceptance.isConfirmed) {
    return <Callout tone="warning">{t('sentOffer.notes.toConfirm', { name: isolate(acceptance.name) })}</Callout>
  }
  if (state === 'expired') {
    const renewal = offer.messages.findLast(({ isRenewal }) => isRenewal)
    return (
      <Callout tone="warning">
        {renewal !== undefined && (
          <p>{t('sentOffer.notes.renewal', { name: isolate(renewal.name), date: formatLongDate(renewal.created, language) })}</p>
        )}
        <p>{t('sentOffer.notes.expired')}</p>
      </Callout>
    )
  }
  return state === 'sent' && isPaused ? <Callout tone="warning">{t('sentOffer.notes.paused')}</Callout> : null
}
