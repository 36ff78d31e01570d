import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import type { OfferContent, PaymentPart } from '#domain/offers/content.ts'
import { lastShare } from '#domain/offers/plan.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { minorText, percentText } from '#i18n/offer-amounts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import styles from './offer-terms.module.css'
import { type OfferTexts, useOfferTexts } from './offer-texts.ts'

interface OfferTermsProps {
  readonly offer: CustomerOfferReply
  readonly content: OfferContent
  readonly sums: OfferSums
}

/** How and when to pay, and the conditions of the offer. */
export function OfferTerms(props: OfferTermsProps) {
  const { offer, content } = props
  return (
    <>
      {offer.hasPrices && <Plan {...props} />}
      <Terms content={content} hasPrices={offer.hasPrices} />
    </>
  )
}

/** The parts of the payment with their amounts; those that have arrived say so. */
function Plan({ offer, content: { plan, currency }, sums }: OfferTermsProps) {
  const t = useOfferTexts()
  const language = useLanguage()
  if (plan.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="offer-plan">
      <h2 id="offer-plan">{t('offerPage.plan.heading')}</h2>
      <ol className={styles.plan}>
        {plan.map((part, index) => {
          const received = offer.payments.find((payment) => payment.part === index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sent version never change their places
            <li key={index}>
              <span className={styles.due}>
                {dueText(part, t, language)}
                <span className={styles.small}>{[shareText(plan, index, t, language), wayText(part, t)].filter(Boolean).join(' · ')}</span>
                {received !== undefined && (
                  <span className={styles.received}>
                    <AnyIcon name="check" />
                    {t('offerPage.plan.received', { date: formatLongDate(received.received, language) })}
                  </span>
                )}
              </span>
              <Ltr className={styles.amount}>{minorText(sums.parts[index] ?? 0, language, currency)}</Ltr>
            </li>
          )
        })}
      </ol>
      <p className={styles.small}>
        {offer.deliveryBegins === null
          ? t('offerPage.plan.offline')
          : t('offerPage.plan.begins', { date: formatLongDate(offer.deliveryBegins, language) })}
      </p>
    </section>
  )
}

function dueText({ time, date }: PaymentPart, t: OfferTexts, language: Language): string {
  return t(`offerPage.plan.times.${time}`, { date: date === null ? '' : formatLongDate(date, language) })
}

function wayText({ way }: PaymentPart, t: OfferTexts): string {
  return way === null ? '' : t(`offerPage.plan.ways.${way}`)
}

/** The last part takes the rest, whatever its share says. */
function shareText(plan: readonly PaymentPart[], index: number, t: OfferTexts, language: Language): string {
  if (index === plan.length - 1) {
    const last = lastShare(plan)
    return last === null ? t('offerPage.plan.rest') : isolateLtr(percentText(last, language))
  }
  const share = plan[index]?.share
  return share?.kind === 'percent' ? isolateLtr(percentText(share.hundredths, language)) : ''
}

function Terms({ content, hasPrices }: { readonly content: OfferContent; readonly hasPrices: boolean }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const { warranty, exclusions, closing, exchangeRate } = content
  const words = { warranty: inLanguage(warranty, language), closing: inLanguage(closing, language) }
  const excluded = exclusions.map((exclusion) => inLanguage(exclusion, language)).filter((exclusion) => exclusion !== '')
  return (
    <div className="stack gap-6">
      {words.warranty !== '' && (
        <section className={styles.part}>
          <h2>{t('offerPage.terms.warranty')}</h2>
          <p className={styles.text} dir="auto">
            {words.warranty}
          </p>
        </section>
      )}
      {excluded.length > 0 && (
        <section className={styles.part}>
          <h2>{t('offerPage.terms.exclusions')}</h2>
          <ul className={styles.list}>
            {excluded.map((exclusion) => (
              <li key={exclusion} dir="auto">
                {exclusion}
              </li>
            ))}
          </ul>
        </section>
      )}
      {words.closing !== '' && (
        <p className={styles.text} dir="auto">
          {words.closing}
        </p>
      )}
      {hasPrices && (
        <p className={styles.small}>
          {exchangeRate !== null && <ExchangeRate rate={exchangeRate} currency={content.currency} />} {t('offerPage.terms.notInvoice')}
        </p>
      )}
    </div>
  )
}

interface ExchangeRateProps {
  readonly rate: NonNullable<OfferContent['exchangeRate']>
  readonly currency: OfferContent['currency']
}

function ExchangeRate({ rate: { currency: foreign, minor, date }, currency }: ExchangeRateProps) {
  const t = useOfferTexts()
  const language = useLanguage()
  const rate = isolateLtr(`1 ${foreign} = ${minorText(minor, language, currency)}`)
  return t('offerPage.terms.exchange', { rate, date: formatLongDate(date, language) })
}
