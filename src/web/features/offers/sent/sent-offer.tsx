import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { shownVersion, unsentVersion } from '#domain/offers/versions.ts'
import { offersTexts } from '#i18n/sets/offers.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { offerPath, offersPath } from '../../../shop/offer-paths.ts'
import { useOfferNews } from '../../../shop/order-news.ts'
import { SectionCard } from '../../../ui/card/section-card.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { Amount } from '../amount.tsx'
import { AvailabilityProvider } from '../availability/availability.tsx'
import { OfferState } from '../offer-state.tsx'
import { DocumentsCard } from './actions/documents-card.tsx'
import { LinksCard } from './actions/links-card.tsx'
import { OfferActions } from './actions/offer-actions.tsx'
import { ApprovalCard } from './content/approval-card.tsx'
import { ContentCard } from './content/content-card.tsx'
import { DeliveriesCard } from './delivery/deliveries-card.tsx'
import { OfferNotes } from './offer-notes.tsx'
import { fileEvents, may } from './offer-view.ts'
import { PaymentsCard } from './payments/payments-card.tsx'
import type { Question } from './question.ts'
import { Questions } from './questions.tsx'
import styles from './sent.module.css'
import { CustomerFacts, StateFacts } from './state-facts.tsx'
import { LogCard } from './talk/log-card.tsx'
import { MessagesCard } from './talk/messages-card.tsx'
import { type OfferWork, useOfferWork } from './use-offer-work.ts'

export interface SentOfferProps {
  readonly offer: OfferReply
  readonly defaults: CallReply<'GET /api/offer/defaults'>
  /** Loads the page's data again. */
  readonly onReload: () => Promise<void>
  /** Shows the editor of the draft. */
  readonly onEditDraft: () => void
  /** Renders the files of the offer and of the request behind it; the count rises when files were added or deleted. */
  readonly filesOf: (offer: OfferReply, changes: number) => ReactNode
}

/** The salesperson's page of an offer that was sent, or that waits for approval. */
export function SentOffer({ offer: loaded, defaults, onReload, onEditDraft, filesOf }: SentOfferProps) {
  const work = useOfferWork(loaded, onReload)
  const { look, catchUp } = work
  useOfferNews(look)
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    if (question === null) catchUp()
  }, [question, catchUp])
  const { offer } = work
  const version = shownVersion(offer.versions) ?? offer.versions[0]
  if (version === undefined) return null
  return (
    <>
      <OfferHead offer={offer} version={version} />
      <OfferNotes offer={offer} meanwhile={work.meanwhile} onEditDraft={onEditDraft} />
      <Actions work={work} version={version} ask={setQuestion} />
      <OfferParts work={work} version={version} filesOf={filesOf} ask={setQuestion} />
      {question !== null && (
        <Questions
          question={question}
          version={version}
          defaults={defaults}
          work={work}
          onClose={() => setQuestion(null)}
          onEditDraft={onEditDraft}
        />
      )}
    </>
  )
}

function OfferHead({ offer: { number, name }, version }: { readonly offer: OfferReply; readonly version: VersionReply }) {
  const { t } = useTexts(offersTexts, sentOfferTexts)
  const language = useLanguage()
  return (
    <div className={styles.head}>
      <PageHeader
        title={number}
        {...(name === '' ? {} : { lead: name })}
        path={{ label: t('offers.path'), crumbs: [{ text: t('offers.back'), to: offersPath(language) }, { text: number }] }}
      />
      <p className="cluster gap-2">
        <span>{t('sentOffer.version', { version: version.version })}</span>
        <OfferState state={version.state} isConfirmed={version.acceptance?.isConfirmed ?? true} isPaused={version.isPaused} />
        <Amount minor={version.totalMinor} currency={version.content.currency} className={styles.strong} />
      </p>
    </div>
  )
}

interface ActionsProps {
  readonly work: OfferWork
  readonly version: VersionReply
  readonly ask: (question: Question) => void
}

function Actions({ work, version, ask }: ActionsProps) {
  const { t } = useTexts()
  const api = useApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const copy = async () => {
    try {
      const { offer } = await api.call('POST /api/offer/add', { body: { copyOf: work.offer._id } })
      await navigate(offerPath(offer._id, language))
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return <OfferActions offer={work.offer} version={version} work={work} ask={ask} onCopy={copy} />
}

interface OfferPartsProps extends ActionsProps, Pick<SentOfferProps, 'filesOf'> {}

function OfferParts({ work, version, ask, filesOf }: OfferPartsProps) {
  const { t } = useTexts(sentOfferTexts)
  const { offer } = work
  const unsent = unsentVersion(offer.versions)
  const isAccepted = version.state === 'accepted' && offer.items.length > 0
  return (
    <div className={styles.page}>
      <div className={styles.about}>
        <SectionCard title={t('sentOffer.heading')}>
          <StateFacts offer={offer} version={version} />
        </SectionCard>
        <SectionCard title={t('sentOffer.facts.customer')}>
          <CustomerFacts offer={offer} version={version} />
        </SectionCard>
      </div>
      <div className={styles.main}>
        {unsent?.state === 'waiting' && (
          <ApprovalCard offer={offer} version={unsent} work={work} onRefuse={() => ask({ kind: 'refuse-approval' })} />
        )}
        {isAccepted && <DeliveriesCard offer={offer} version={version} ask={ask} />}
        {isAccepted && <PaymentsCard offer={offer} version={version} ask={ask} />}
        <AvailabilityProvider offerId={offer._id} lines={version.content.lines}>
          <ContentCard offer={offer} version={version} />
        </AvailabilityProvider>
        <MessagesCard offer={offer} canWrite={may(version, 'message')} work={work} />
        {filesOf(offer, fileEvents(offer.events))}
      </div>
      <div className={styles.side}>
        {version.sent !== null && <DocumentsCard offer={offer} version={version} />}
        {version.sent !== null && (
          <LinksCard links={offer.links} onRenew={offer.order?.isArchived === true ? null : () => ask({ kind: 'new-links' })} />
        )}
        <LogCard events={offer.events} work={work} />
      </div>
    </div>
  )
}
