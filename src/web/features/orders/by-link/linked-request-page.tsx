import { Link } from 'react-router'
import type { LinkedRequestReply } from '#contract/links/request-links.ts'
import { versionText } from '#domain/offers/numbers.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { deliveryLines } from '#i18n/governorates.ts'
import { linkedRequestTexts } from '#i18n/sets/linked-request.ts'
import { promiseTime } from '#i18n/times/promise-time.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { CallLink, WhatsAppLink } from '../../../shop/contact/contact-links.tsx'
import { OrderState } from '../../../shop/orders/status-badge.tsx'
import { Filled } from '../../../ui/bidi/filled.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { OrderFilesSection } from '../files/lazy-order-files.ts'
import styles from './linked-request-page.module.css'

export interface LinkedRequestPageProps {
  readonly token: string
  readonly request: LinkedRequestReply
}

/** A request that staff wrote down, for the customer who has its link: what was asked, what happens next, quotations and files. */
export function LinkedRequestPage({ token, request }: LinkedRequestPageProps) {
  const { t } = useTexts(linkedRequestTexts)
  const language = useLanguage()
  return (
    <div className={styles.ground}>
      <div className={styles.page}>
        <header className={styles.sheet}>
          <div className={styles.title}>
            <h1>{t('linkedRequest.title', { number: isolateLtr(orderNumberText(request.number)) })}</h1>
            <OrderState status={request.status} isInline />
          </div>
          {request.cancelled === null ? (
            <p>
              {t('linkedRequest.hello', { name: isolate(request.name) })}{' '}
              {t('linkedRequest.noted', { date: formatLongDate(request.created, language) })}
            </p>
          ) : (
            <Cancelled at={request.cancelled} />
          )}
        </header>
        {request.cancelled === null && (
          <>
            <Offers request={request} />
            <div className={styles.columns}>
              <Asked request={request} />
              <Next request={request} />
            </div>
            <OrderFilesSection of={{ kind: 'request-link', key: token }} isOwnRequest />
          </>
        )}
        <p className={styles.ends}>{t('linkedRequest.ends', { date: formatLongDate(request.ends, language) })}</p>
      </div>
    </div>
  )
}

/** A cancelled request leaves its customer a way back to the shop. */
function Cancelled({ at }: { readonly at: string }) {
  const { t } = useTexts(linkedRequestTexts)
  const language = useLanguage()
  return (
    <>
      <p>{t('linkedRequest.cancelled', { date: formatLongDate(at, language) })}</p>
      <p className={styles.quiet}>{t('linkedRequest.cancelledNext')}</p>
      <p className={styles.ways}>
        <CallLink className={buttonLook('secondary')} />
        <WhatsAppLink className={buttonLook('secondary')} />
      </p>
    </>
  )
}

function Asked({ request }: Pick<LinkedRequestPageProps, 'request'>) {
  const { t } = useTexts(linkedRequestTexts)
  const language = useLanguage()
  const { words, lines } = request
  return (
    <section className={styles.sheet}>
      <h2>{t('linkedRequest.asked')}</h2>
      {words !== '' && (
        <p className={styles.words}>
          <bdi>{words}</bdi>
        </p>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line._id} className={styles.line}>
              {line.imageUrl === null ? (
                <span className={styles.picture} />
              ) : (
                <img className={styles.picture} src={line.imageUrl} alt="" width={56} height={56} loading="lazy" />
              )}
              <span className={styles.name}>
                {line.slug === null ? (
                  <bdi>{nameOf(line, language)}</bdi>
                ) : (
                  <Link to={pathInLanguage(`/product/${line.slug}`, language)}>
                    <bdi>{nameOf(line, language)}</bdi>
                  </Link>
                )}
                <Ltr className={styles.sku}>{line.sku}</Ltr>
              </span>
              <span className={styles.pieces}>
                {line.status === 'Cancelled' ? (
                  <OrderState status="Cancelled" isInline />
                ) : (
                  t('linkedRequest.pieces', { count: line.quantity })
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {words === '' && lines.length === 0 && <p className={styles.quiet}>{t('linkedRequest.nothing')}</p>}
      <Facts request={request} />
    </section>
  )
}

function Facts({ request }: Pick<LinkedRequestPageProps, 'request'>) {
  const { t } = useTexts(linkedRequestTexts)
  const language = useLanguage()
  const { company, callTime, isInstalled } = request
  const facts = [
    ['company', company],
    ['place', deliveryLines(request, language).join(' · ')],
    ['callTime', callTime === null ? '' : t(`linkedRequest.facts.callTimes.${callTime}`)],
    ['installation', isInstalled ? t('linkedRequest.facts.wanted') : ''],
  ] as const
  const given = facts.filter(([, value]) => value !== '')
  if (given.length === 0) return null
  return (
    <dl className={styles.facts}>
      {given.map(([key, value]) => (
        <div key={key}>
          <dt>{t(`linkedRequest.facts.${key}`)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Next({ request: { promised, phone } }: Pick<LinkedRequestPageProps, 'request'>) {
  const { t } = useTexts(linkedRequestTexts)
  const language = useLanguage()
  const call = promised === null ? t('linkedRequest.called') : t('linkedRequest.callBy', { by: promiseTime(promised, language) })
  return (
    <section className={styles.sheet}>
      <h2>{t('linkedRequest.next')}</h2>
      <p>
        <Filled text={call} name="phone">
          <Ltr className={styles.phone}>{phone}</Ltr>
        </Filled>
      </p>
      <p>{t('linkedRequest.afterwards')}</p>
      <p className={styles.quiet}>{t('linkedRequest.wrong')}</p>
      <p className={styles.ways}>
        <CallLink className={buttonLook('secondary')} />
        <WhatsAppLink className={buttonLook('secondary')} />
      </p>
    </section>
  )
}

/** Offers that a newer one replaced, or that were withdrawn, are not worth a way there. */
function Offers({ request }: Pick<LinkedRequestPageProps, 'request'>) {
  const { t } = useTexts(linkedRequestTexts)
  const language = useLanguage()
  const offers = request.offers.filter(({ state }) => state !== 'superseded' && state !== 'withdrawn')
  if (offers.length === 0) return null
  return (
    <section className={`${styles.sheet} ${styles.offers}`}>
      <h2>{t('linkedRequest.offers')}</h2>
      <ul className={styles.lines}>
        {offers.map(({ number, version, state, validUntil, token }) => (
          <li key={token} className={styles.offer}>
            <Ltr className={styles.number}>{`${number} ${versionText(version)}`}</Ltr>
            <span>
              {state !== 'draft' && state !== 'waiting' && t(`linkedRequest.states.${state}`)}
              {state === 'sent' && (
                <span className={styles.quiet}> · {t('linkedRequest.validUntil', { date: formatLongDate(validUntil, language) })}</span>
              )}
            </span>
            <Link className={buttonLook(state === 'sent' ? 'primary' : 'secondary')} to={pathInLanguage(`/offer/${token}`, language)}>
              {t('linkedRequest.openOffer')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The outline of the page while the request is on its way. */
export function LinkedRequestSkeleton() {
  const { t } = useTexts(linkedRequestTexts)
  return (
    <div className={styles.ground}>
      <p className="visually-hidden" role="status">
        {t('linkedRequest.loading')}
      </p>
      <div className={styles.page}>
        <div className={styles.sheet}>
          <Skeleton shape="title" />
          <Skeleton shape="lead" />
        </div>
        <div className={styles.sheet}>
          <Skeleton shape="sheet" />
        </div>
      </div>
    </div>
  )
}
