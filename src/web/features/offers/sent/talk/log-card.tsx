import { useState } from 'react'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useFirstNewRow } from '../../../../platform/lists/first-new-row.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import type { OfferEvent } from '../offer-view.ts'
import type { OfferWork } from '../use-offer-work.ts'
import { EventLine } from './event-line.tsx'
import styles from './talk.module.css'
import { TextBox } from './text-box.tsx'

const SHOWN_AT_FIRST = 8

export interface LogCardProps {
  readonly events: readonly OfferEvent[]
  readonly work: Pick<OfferWork, 'act'>
}

/** Everything that happened, the newest first; messages have a card of their own. */
export function LogCard({ events, work }: LogCardProps) {
  const { t } = useTexts(sentOfferTexts)
  const [isWhole, setWhole] = useState(false)
  const listed = events.filter(({ kind }) => kind !== 'message')
  const shown = isWhole ? listed : listed.slice(0, SHOWN_AT_FIRST)
  const hidden = listed.length - shown.length
  const older = useFirstNewRow<HTMLOListElement>('li')
  const showAll = () => {
    older.expect(shown.length)
    setWhole(true)
  }
  return (
    <SectionCard title={t('sentOffer.log.heading')}>
      <ol ref={older.list} className={styles.log}>
        {shown.map((event) => (
          <li key={event._id}>
            <EventLine event={event} />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <PlainButton look="text" onPress={showAll}>
          {t('sentOffer.log.more', { count: hidden })}
        </PlainButton>
      )}
      <TextBox
        label={t('sentOffer.messages.note')}
        name="note"
        sendLabel={t('sentOffer.messages.addNote')}
        send={(text) => work.act((api, id) => api.call('POST /api/offer/:id/note', { params: { id }, body: { text } }))}
      />
    </SectionCard>
  )
}
