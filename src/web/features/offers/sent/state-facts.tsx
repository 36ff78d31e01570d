import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatCairoTime, formatList, formatLongDate } from '#i18n/formats.ts'
import { percentText } from '#i18n/offer-amounts.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { OrderNumber } from '../../../shop/orders/order-number.tsx'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Amount } from '../amount.tsx'
import { daysLeft, sendingOf } from './offer-view.ts'
import styles from './sent.module.css'

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

export interface FactsProps {
  readonly offer: OfferReply
  readonly version: VersionReply
}

/** The way of a version: sent, seen, until when it holds, and its answer. */
export function StateFacts({ offer, version }: FactsProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { sent, seenAt, withdrawal, decline, approvedHundredths } = version
  return (
    <dl className={styles.facts}>
      {sent !== null && (
        <Fact name={t('sentOffer.facts.sent')}>
          <SentHow offer={offer} version={version} at={sent} />
        </Fact>
      )}
      {sent !== null && (
        <Fact name={t('sentOffer.facts.seen')}>
          {seenAt === null ? (
            <span className={styles.quiet}>{t('sentOffer.facts.notSeen')}</span>
          ) : (
            <time dateTime={seenAt}>{formatCairoTime(seenAt, language)}</time>
          )}
        </Fact>
      )}
      <Fact name={t('sentOffer.facts.validUntil')}>
        <ValidUntil version={version} />
      </Fact>
      <AcceptanceFacts version={version} />
      {decline !== null && (
        <Fact name={t('sentOffer.facts.declined')}>
          {decline.name !== null && <Bdi>{decline.name}</Bdi>}
          <span className={decline.name === null ? undefined : styles.under}>
            {t('sentOffer.facts.acceptance', {
              way: t(`sentOffer.answerWays.${decline.way}`),
              time: formatCairoTime(decline.at, language),
            })}
          </span>
          <Reason text={decline.reason} />
        </Fact>
      )}
      {decline !== null && <RecordedFacts {...decline} />}
      {withdrawal !== null && (
        <Fact name={t('sentOffer.facts.withdrawn')}>
          {formatCairoTime(withdrawal.at, language)}
          <Reason text={withdrawal.reason} />
        </Fact>
      )}
      {approvedHundredths !== null && (
        <Fact name={t('sentOffer.facts.approved')}>
          <Ltr>{percentText(approvedHundredths, language)}</Ltr>
        </Fact>
      )}
    </dl>
  )
}

function SentHow({ offer, version, at }: FactsProps & { readonly at: string }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { ways, again, lastAgain } = sendingOf(offer.events, version.version)
  const time = formatCairoTime(at, language)
  const names = formatList(
    ways.map((way) => t(`sentOffer.sendWays.${way}`)),
    language,
  )
  return (
    <>
      {names === '' ? time : t('sentOffer.facts.sentBy', { ways: names, time })}
      {lastAgain !== null && (
        <span className={styles.under}>{t('sentOffer.facts.again', { count: again, time: formatCairoTime(lastAgain, language) })}</span>
      )}
    </>
  )
}

/** Days left are only told while an answer is awaited. */
function ValidUntil({ version }: { readonly version: VersionReply }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  if (version.validUntil === '') return '–'
  const left = daysLeft(version, new Date())
  const isOpen = version.state === 'sent' || version.state === 'expired'
  return (
    <>
      {formatLongDate(version.validUntil, language)}
      {isOpen && (
        <span className={`${styles.under} ${left <= 1 ? styles.warn : ''}`}>
          {left === 0
            ? t('sentOffer.facts.today')
            : left > 0
              ? t('sentOffer.facts.left', { count: left })
              : t('sentOffer.facts.past', { count: -left })}
        </span>
      )}
    </>
  )
}

function AcceptanceFacts({ version: { acceptance, content } }: { readonly version: VersionReply }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  if (acceptance === null) return null
  const { name, at, way, recordedBy, saidOn, purchaseOrder, depositMinor, from } = acceptance
  return (
    <>
      <Fact name={t('sentOffer.facts.acceptedBy')}>
        <Bdi>{name}</Bdi>
        <span className={styles.under}>
          {t('sentOffer.facts.acceptance', { way: t(`sentOffer.answerWays.${way}`), time: formatCairoTime(at, language) })}
        </span>
      </Fact>
      <RecordedFacts recordedBy={recordedBy} saidOn={saidOn} />
      {purchaseOrder !== '' && (
        <Fact name={t('sentOffer.facts.purchaseOrder')}>
          <Ltr>{purchaseOrder}</Ltr>
        </Fact>
      )}
      {depositMinor !== null && (
        <Fact name={t('sentOffer.facts.deposit')}>
          <Amount minor={depositMinor} currency={content.currency} />
        </Fact>
      )}
      {from !== '' && (
        <Fact name={t('sentOffer.facts.answeredFrom')}>
          <Ltr>{from}</Ltr>
        </Fact>
      )}
    </>
  )
}

function RecordedFacts({ recordedBy, saidOn }: { readonly recordedBy: string | null; readonly saidOn: string | null }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  return (
    <>
      {recordedBy !== null && (
        <Fact name={t('sentOffer.facts.recordedBy')}>
          <Bdi>{recordedBy}</Bdi>
        </Fact>
      )}
      {saidOn !== null && <Fact name={t('sentOffer.facts.saidOn')}>{formatLongDate(saidOn, language)}</Fact>}
    </>
  )
}

function Reason({ text }: { readonly text: string }) {
  const { t } = useTexts(sentOfferTexts)
  return <span className={styles.under}>{text === '' ? t('sentOffer.facts.noReason') : isolate(text)}</span>
}

/** The people and the request behind the offer. */
export function CustomerFacts({ offer: { order, requester }, version }: FactsProps) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const { addressee, salesperson } = version.content
  const name = addressee.name || `${requester?.firstName ?? ''} ${requester?.lastName ?? ''}`.trim()
  const phone = addressee.phone || (requester?.phoneNumber ?? '')
  const email = addressee.email || (requester?.email ?? '')
  return (
    <dl className={styles.facts}>
      {addressee.company !== '' && (
        <Fact name={t('sentOffer.facts.company')}>
          <Bdi>{addressee.company}</Bdi>
        </Fact>
      )}
      <Fact name={t('sentOffer.facts.customer')}>
        <Bdi>{name}</Bdi>
        {phone !== '' && (
          <span className={styles.under}>
            <a href={`tel:${phone}`}>
              <Ltr>{phone}</Ltr>
            </a>
          </span>
        )}
        {email !== '' && (
          <span className={styles.under}>
            <a href={`mailto:${email}`}>
              <Ltr>{email}</Ltr>
            </a>
          </span>
        )}
      </Fact>
      {(['attention', 'project', 'reference'] as const)
        .filter((key) => addressee[key] !== '')
        .map((key) => (
          <Fact key={key} name={t(`sentOffer.facts.${key}`)}>
            <Bdi>{addressee[key]}</Bdi>
          </Fact>
        ))}
      {order !== null && (
        <Fact name={t('sentOffer.facts.request')}>
          <Link to={pathInLanguage(`/order/${order._id}`, language)}>
            <OrderNumber number={order.number} />
          </Link>
          {order.isArchived && <span className={styles.under}>{t('sentOffer.facts.requestArchived')}</span>}
        </Fact>
      )}
      {salesperson.name !== '' && (
        <Fact name={t('sentOffer.facts.salesperson')}>
          <Bdi>{salesperson.name}</Bdi>
        </Fact>
      )}
    </dl>
  )
}
