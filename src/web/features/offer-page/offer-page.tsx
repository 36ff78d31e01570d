import { memo, type ReactNode, useCallback, useEffect, useMemo } from 'react'
import { useRevalidator } from 'react-router'
import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import type { OfferContent } from '#domain/offers/content.ts'
import { offerSums } from '#domain/offers/sums.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useOfferNews } from '../../shop/order-news.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { OfferAnswer } from './offer-answer.tsx'
import { OfferHead } from './offer-head.tsx'
import type { OfferLinesProps } from './offer-line.tsx'
import { OfferLines } from './offer-lines.tsx'
import styles from './offer-page.module.css'
import { StateNote } from './offer-state.tsx'
import { useOfferTexts } from './offer-texts.ts'
import { OfferTotals } from './offer-totals.tsx'
import { type OfferAnswers, useAnswers } from './use-answers.ts'
import { useSeen } from './use-seen.ts'

/** The first version of an offer shows none of these above the fold, so its first view does not wait for their code. */
const { Section: OfferChanges } = lazySection(() => import('./offer-changes.tsx').then((module) => module.OfferChanges), null)
const { Section: OfferDeliveries } = lazySection(() => import('./offer-deliveries.tsx').then((module) => module.OfferDeliveries), null)
const { Section: OfferDecline } = lazySection(() => import('./offer-decline.tsx').then((module) => module.OfferDecline), null)
const { Section: OrderAgain } = lazySection(() => import('./own/order-again.tsx').then((module) => module.OrderAgain), null)
const { Section: OfferMessages } = lazySection(() => import('./offer-messages.tsx').then((module) => module.OfferMessages), null)
const { Section: OfferTerms } = lazySection(() => import('./offer-terms.tsx').then((module) => module.OfferTerms), null)

export interface OfferPageProps {
  readonly token: string
  readonly offer: CustomerOfferReply
  /** Links to the documents of the version. */
  readonly documents: ReactNode
  /** The files on the offer, for those who may answer it. */
  readonly files: ReactNode
}

/** One offer for the holder of its link: read, choose, answer, ask. */
export function OfferPage({ token, offer: loaded, documents, files }: OfferPageProps) {
  const answers = useAnswers(token, loaded)
  const { offer, replaced } = answers
  useSeen(token, offer)
  useFreshOffer()
  return (
    <div className={styles.ground}>
      <div className={styles.page}>
        <div className={styles.sheet}>
          <OfferHead offer={offer} documents={documents} />
          <StateNote offer={offer} replaced={replaced} />
          {offer._id !== null && !offer.moves.includes('accept') && offer.content !== null && <OrderAgain of={{ offer: offer._id }} />}
        </div>
        {offer.content === null ? (
          <div className={styles.sheet}>
            <OfferMessages answers={answers} />
          </div>
        ) : (
          <Content answers={answers} content={offer.content} files={files} />
        )}
        {offer.content === null && files}
      </div>
    </div>
  )
}

interface ContentProps extends Pick<OfferPageProps, 'files'> {
  readonly answers: OfferAnswers
  readonly content: OfferContent
}

function Content({ answers, content, files }: ContentProps) {
  const { offer, draft, dispatch } = answers
  const canAccept = offer.moves.includes('accept')
  const decision = offer.decision ?? draft.decision
  const sums = useMemo(() => offerSums(content, decision), [content, decision])
  return (
    <div className={canAccept ? styles.columns : styles.column}>
      <Written offer={offer} content={content} sums={sums} decision={decision} dispatch={canAccept ? dispatch : null} />
      {canAccept && <Bar content={content} totalMinor={sums.totalMinor} />}
      {canAccept && <Aside answers={answers} content={content} totalMinor={sums.totalMinor} />}
      <div className={`${styles.column} ${styles.messages}`}>
        <div className={styles.sheet}>
          <OfferMessages answers={answers} />
        </div>
        {files}
      </div>
    </div>
  )
}

/** The offer itself, which a letter typed into a message does not render again. */
const Written = memo(function Written(parts: OfferLinesProps) {
  const { offer, content, sums } = parts
  return (
    <div className={`${styles.sheet} ${styles.main}`}>
      {offer.items.length > 0 && <OfferDeliveries offer={offer} content={content} />}
      {offer.previous !== null && <OfferChanges offer={offer} previous={offer.previous} content={content} />}
      <OfferLines {...parts} />
      {offer.hasPrices && <OfferTotals content={content} sums={sums} />}
      <OfferTerms offer={offer} content={content} sums={sums} />
    </div>
  )
})

interface TotalProps {
  readonly content: OfferContent
  readonly totalMinor: number
}

function Aside({ answers, content, totalMinor }: TotalProps & { readonly answers: OfferAnswers }) {
  const t = useOfferTexts()
  const language = useLanguage()
  const sums = offerSums(content, answers.draft.decision)
  return (
    <section className={`${styles.sheet} ${styles.aside}`} id="offer-answer" aria-labelledby="offer-answer-title">
      <h2 id="offer-answer-title">{t('offerPage.answer.heading')}</h2>
      <p className={styles.total}>
        <span>{t('offerPage.totals.total')}</span>
        <Ltr>{minorText(totalMinor, language, content.currency)}</Ltr>
      </p>
      <OfferAnswer answers={answers} content={content} sums={sums} />
      {answers.offer.moves.includes('decline') && <OfferDecline answers={answers} />}
    </section>
  )
}

/** On small screens the total follows the choices at the foot of the screen, with the way to the answer. */
function Bar({ content, totalMinor }: TotalProps) {
  const t = useOfferTexts()
  const language = useLanguage()
  return (
    <div className={styles.bar} data-print="off" data-action-bar="">
      <p aria-live="polite">
        <span className={styles.barLabel}>{t('offerPage.totals.total')}</span>
        <Ltr className={styles.barTotal}>{minorText(totalMinor, language, content.currency)}</Ltr>
      </p>
      <a className={buttonLook('primary')} href="#offer-answer">
        {t('offerPage.answer.bar')}
      </a>
    </div>
  )
}

/** Another tab, another person or midnight may have changed the offer while nobody looked. */
function useFreshOffer(): void {
  const { revalidate } = useRevalidator()
  const look = useCallback(() => {
    if (document.visibilityState === 'visible' && document.querySelector('dialog[open]') === null) void revalidate()
  }, [revalidate])
  // The requester who is signed in hears of it at once.
  useOfferNews(look)
  useEffect(() => {
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [look])
}
