import type { OfferReply } from '#contract/offers/offer-replies.ts'
import { formatCairoTime } from '#i18n/formats.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Bdi } from '../../../../ui/bidi/bdi.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import { isUnanswered } from '../offer-view.ts'
import layout from '../sent.module.css'
import type { OfferWork } from '../use-offer-work.ts'
import styles from './talk.module.css'
import { TextBox } from './text-box.tsx'

export interface MessagesCardProps {
  readonly offer: OfferReply
  readonly canWrite: boolean
  readonly work: Pick<OfferWork, 'act'>
}

/** The talk with the customer on the page of the offer. */
export function MessagesCard({ offer, canWrite, work }: MessagesCardProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { messages } = offer
  return (
    <SectionCard
      title={t('sentOffer.messages.heading')}
      aside={isUnanswered(offer) && <Badge tone="warning">{t('sentOffer.messages.unanswered')}</Badge>}
    >
      {messages.length === 0 ? (
        <p className={layout.quiet}>{t('sentOffer.messages.none')}</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map(({ _id, from, name, text, isRenewal, created }) => (
            <li key={_id} className={styles.message} data-from={from}>
              <p className={styles.when}>
                <Bdi>{name === '' ? t(`sentOffer.messages.${from}`) : name}</Bdi>
                {isRenewal && ` · ${t('sentOffer.messages.renewal')}`} ·{' '}
                <time dateTime={created}>{formatCairoTime(created, language)}</time>
              </p>
              <p dir="auto">{text}</p>
            </li>
          ))}
        </ol>
      )}
      {canWrite && (
        <TextBox
          label={t('sentOffer.messages.label')}
          hint={t('sentOffer.messages.hint')}
          name="message"
          sendLabel={t('sentOffer.messages.send')}
          send={(text) => work.act((api, id) => api.call('POST /api/offer/:id/message', { params: { id }, body: { text } }))}
        />
      )}
    </SectionCard>
  )
}
