import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { PaymentPart } from '#domain/offers/content.ts'
import type { Language } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { saveFile } from '../../../../platform/calls/files/save-file.ts'
import { reportFailure } from '../../../../platform/frame/failures.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { type Texts, useTexts } from '../../../../platform/texts/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { PlainButton } from '../../../../ui/button/plain-button.tsx'
import { SectionCard } from '../../../../ui/card/section-card.tsx'
import { CardTable } from '../../../../ui/table/card-table.tsx'
import { Amount } from '../../amount.tsx'
import type { Question } from '../question.ts'
import styles from '../sent.module.css'
import { type Payment, type PlanPart, planState } from './plan-parts.ts'

export interface PaymentsCardProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly ask: (question: Question) => void
}

/** The parts of the payment plan: due, received, rest. */
export function PaymentsCard({ offer, version, ask }: PaymentsCardProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { parts, totalMinor, restMinor } = planState(version, offer.payments)
  const { currency } = version.content
  return (
    <SectionCard
      title={t('sentOffer.payments.heading')}
      aside={
        <span className={styles.small}>
          {restMinor < 0 ? t('sentOffer.payments.over') : t('sentOffer.payments.rest')}{' '}
          {t('sentOffer.payments.restOf', {
            rest: isolateLtr(minorText(Math.abs(restMinor), language, currency)),
            total: isolateLtr(minorText(totalMinor, language, currency)),
          })}
        </span>
      }
    >
      {version.content.plan.length === 0 && <p className={styles.quiet}>{t('sentOffer.payments.none')}</p>}
      <CardTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sentOffer.payments.part')}</th>
            <th scope="col" className={styles.number}>
              {t('sentOffer.payments.amount')}
            </th>
            <th scope="col">{t('sentOffer.payments.received')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.index} offerId={offer._id} currency={currency} part={part} ask={ask} />
          ))}
        </tbody>
      </CardTable>
    </SectionCard>
  )
}

export function partName(part: PaymentPart | null, t: Texts<typeof sentOfferTexts>, language: Language): string {
  if (part === null) return t('sentOffer.payments.whole')
  const date = part.date === null ? '' : formatLongDate(part.date, language)
  return t(`sentOffer.payments.times.${part.time}`, { date })
}

interface PartRowProps extends Pick<PaymentsCardProps, 'ask'> {
  readonly offerId: string
  readonly currency: Currency
  readonly part: PlanPart
}

function PartRow({ offerId, currency, part: { index, part, dueMinor, payments, restMinor }, ask }: PartRowProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const name = partName(part, t, language)
  return (
    <tr>
      <th scope="row">
        {name}
        {part !== null && part.way !== null && <span className={styles.under}>{t(`sentOffer.payments.ways.${part.way}`)}</span>}
      </th>
      <td className={styles.number} data-label={t('sentOffer.payments.amount')}>
        <Amount minor={dueMinor} currency={currency} />
      </td>
      <td data-label={t('sentOffer.payments.received')}>
        <div>
          {payments.map((payment) => (
            <PaymentLine key={payment._id} offerId={offerId} currency={currency} payment={payment} ask={ask} />
          ))}
          {payments.length > 0 && restMinor <= 0 && <p className={styles.strong}>{t('sentOffer.payments.receivedAll')}</p>}
          {payments.length > 0 && restMinor > 0 && (
            <p className={styles.under}>
              {t('sentOffer.payments.rest')} <Amount minor={restMinor} currency={currency} />
            </p>
          )}
          {restMinor > 0 && (
            <Button tone="secondary" className={styles.dense} onPress={() => ask({ kind: 'payment', part: index })}>
              {t('sentOffer.payments.mark')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}

interface PaymentLineProps extends Pick<PaymentsCardProps, 'ask'> {
  readonly offerId: string
  readonly currency: Currency
  readonly payment: Payment
}

function PaymentLine({ offerId, currency, payment, ask }: PaymentLineProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { amountMinor, received, way, note, recordedBy, proofs } = payment
  const facts = [
    formatLongDate(received, language),
    way === null ? '' : t(`sentOffer.payments.ways.${way}`),
    note === '' ? '' : isolate(note),
    recordedBy === '' ? '' : t('sentOffer.payments.by', { name: isolate(recordedBy) }),
  ].filter((fact) => fact !== '')
  return (
    <div>
      <Amount minor={amountMinor} currency={currency} className={styles.strong} />
      <span className={styles.under}>{facts.join(' · ')}</span>
      {proofs.map(({ _id, name }) => (
        <Proof key={_id} path={`/api/offer/${offerId}/files/${_id}`} name={name} />
      ))}
      <PlainButton look="text" onPress={() => ask({ kind: 'remove-payment', paymentId: payment._id })}>
        {t('sentOffer.payments.remove')}
      </PlainButton>
    </div>
  )
}

/** A file is fetched with the reader's token, so that it is a button and not a link. */
function Proof({ path, name }: { readonly path: string; readonly name: string }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const save = async () => {
    try {
      await saveFile(path, name, language)
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <p>
      <PlainButton look="text" onPress={() => save()}>
        <span className="visually-hidden">{t('sentOffer.payments.proof')} </span>
        <bdi>{name}</bdi>
      </PlainButton>
    </p>
  )
}
