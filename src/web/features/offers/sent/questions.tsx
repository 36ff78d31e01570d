import type { ReactNode } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import type { VersionReply } from '#contract/offers/offer-replies.ts'
import { needsReason } from '#domain/offers/states.ts'
import { unsentVersion } from '#domain/offers/versions.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Amount } from '../amount.tsx'
import { ActDialog, type ActDialogProps } from './act-dialog.tsx'
import { NewVersionDialog } from './actions/new-version-dialog.tsx'
import { ReasonDialog } from './actions/reason-dialog.tsx'
import { SendAgainDialog } from './actions/send-again-dialog.tsx'
import { AnswerDialog } from './answer/answer-dialog.tsx'
import { ItemsDialog } from './delivery/items-dialog.tsx'
import { PaymentDialog } from './payments/payment-dialog.tsx'
import type { Question } from './question.ts'
import type { OfferWork } from './use-offer-work.ts'

export interface QuestionsProps {
  readonly question: Question
  readonly version: VersionReply
  readonly defaults: CallReply<'GET /api/offer/defaults'>
  readonly work: OfferWork
  readonly onClose: () => void
  readonly onEditDraft: () => void
}

/** The dialogs of the page, one at a time. */
export function Questions({ question, defaults, onEditDraft, ...rest }: QuestionsProps) {
  const { work } = rest
  const dialog = { ...rest, offer: work.offer }
  switch (question.kind) {
    case 'new-version':
      return <NewVersionDialog {...dialog} onBegun={onEditDraft} />
    case 'send-again':
      return <SendAgainDialog {...dialog} />
    case 'answer':
      return <AnswerDialog {...dialog} />
    case 'payment':
      return <PaymentDialog {...dialog} part={question.part} />
    case 'items':
      return <ItemsDialog {...dialog} ids={question.ids} defaults={defaults} />
    case 'withdraw':
      return <Withdraw {...rest} />
    case 'refuse-acceptance':
      return <RefuseAcceptance {...rest} />
    case 'refuse-approval':
      return <RefuseApproval {...rest} />
    case 'new-links':
      return <NewLinks {...rest} />
    case 'remove-payment':
      return <RemovePayment {...rest} paymentId={question.paymentId} />
  }
}

type AskedProps = Pick<QuestionsProps, 'version' | 'work' | 'onClose'>

function Withdraw({ version, work, onClose }: AskedProps) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <ReasonDialog
      title={t('sentOffer.actions.withdrawTitle')}
      doLabel={t('sentOffer.actions.withdrawDone')}
      isNeeded={version.state !== 'expired' && needsReason('withdraw', version.state)}
      onClose={onClose}
      act={(reason) =>
        work.act((api, id) => api.call('POST /api/offer/:id/withdraw', { params: { id }, body: { reason, shown: version.version } }))
      }
    >
      <p>{t(version.state === 'accepted' ? 'sentOffer.actions.withdrawAccepted' : 'sentOffer.actions.withdrawText')}</p>
    </ReasonDialog>
  )
}

function RefuseAcceptance({ version, work, onClose }: AskedProps) {
  const { t } = useTexts(sentOfferTexts)
  return (
    <ReasonDialog
      title={t('sentOffer.actions.refuseTitle')}
      doLabel={t('sentOffer.actions.refuse')}
      isNeeded
      onClose={onClose}
      act={(reason) =>
        work.act((api, id) => api.call('POST /api/offer/:id/refuse', { params: { id }, body: { reason, shown: version.version } }))
      }
    >
      <p>{t('sentOffer.actions.refuseText')}</p>
    </ReasonDialog>
  )
}

function RefuseApproval({ work, onClose }: AskedProps) {
  const { t } = useTexts(sentOfferTexts)
  const version = unsentVersion(work.offer.versions)?.revision
  return (
    <ReasonDialog
      title={t('sentOffer.approval.refuseTitle')}
      doLabel={t('sentOffer.approval.refuse')}
      isNeeded
      onClose={onClose}
      act={(reason) =>
        work.act((api, id) => api.call('POST /api/offer/:id/refuse-approval', { params: { id }, body: { reason, version } }))
      }
    >
      <p>{t('sentOffer.approval.refuseText')}</p>
    </ReasonDialog>
  )
}

function NewLinks({ work, onClose }: AskedProps) {
  const { t } = useTexts(sentOfferTexts)
  const shown = work.offer.links?.answering
  return (
    <ConfirmAct
      title={t('sentOffer.links.renewTitle')}
      text={t('sentOffer.links.renewText')}
      doLabel={t('sentOffer.links.renewDone')}
      onClose={onClose}
      act={() => work.act((api, id) => api.call('POST /api/offer/:id/link', { params: { id }, body: { shown } }))}
    />
  )
}

function RemovePayment({ version, work, onClose, paymentId }: AskedProps & { readonly paymentId: string }) {
  const { t } = useTexts(sentOfferTexts)
  const language = useLanguage()
  const payment = work.offer.payments.find(({ _id }) => _id === paymentId)
  return (
    <ConfirmAct
      title={t('sentOffer.payments.removeTitle')}
      subject={
        payment === undefined ? undefined : (
          <>
            <Amount minor={payment.amountMinor} currency={version.content.currency} /> · {formatLongDate(payment.received, language)}
          </>
        )
      }
      text={t('sentOffer.payments.removeText')}
      doLabel={t('sentOffer.payments.remove')}
      tone="danger"
      onClose={onClose}
      act={() => work.act((api, id) => api.call('DELETE /api/offer/:id/payment/:paymentId', { params: { id, paymentId } }))}
    />
  )
}

interface ConfirmActProps extends Omit<ActDialogProps, 'children'> {
  /** The thing itself, where the title does not name it. */
  readonly subject?: ReactNode
  readonly text: string
}

/** Asks before something that cannot be undone. */
function ConfirmAct({ subject, text, ...dialog }: ConfirmActProps) {
  return (
    <ActDialog {...dialog}>
      {subject !== undefined && (
        <p>
          <strong>{subject}</strong>
        </p>
      )}
      <p>{text}</p>
    </ActDialog>
  )
}
