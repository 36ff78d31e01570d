import type { OfferReply, VersionReply } from '#contract/offers/offer-replies.ts'
import { unsentVersion } from '#domain/offers/versions.ts'
import { sentOfferTexts } from '#i18n/sets/sent-offer.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { may } from '../offer-view.ts'
import type { Question } from '../question.ts'
import type { OfferWork } from '../use-offer-work.ts'
import styles from './actions.module.css'

export interface OfferActionsProps {
  readonly offer: OfferReply
  readonly version: VersionReply
  readonly work: OfferWork
  readonly ask: (question: Question) => void
  readonly onCopy: () => unknown
}

/** The moves that may be made now; the first one is the usual next step. */
export function OfferActions({ offer, version, work, ask, onCopy }: OfferActionsProps) {
  const { t } = useTexts(sentOfferTexts)
  const hasDraft = unsentVersion(offer.versions) !== null
  const isToConfirm = may(version, 'confirm')
  return (
    <div className={styles.actions}>
      {isToConfirm && (
        <Button
          tone="primary"
          onPress={() =>
            work.press((api, id) => api.call('POST /api/offer/:id/confirm', { params: { id }, body: { shown: version.version } }))
          }
        >
          {t('sentOffer.actions.confirm')}
        </Button>
      )}
      {may(version, 'refuse-acceptance') && (
        <Button tone="secondary" onPress={() => ask({ kind: 'refuse-acceptance' })}>
          {t('sentOffer.actions.refuse')}
        </Button>
      )}
      {!hasDraft && may(version, 'new-version') && (
        <Button tone="primary" onPress={() => ask({ kind: 'new-version' })}>
          {t('sentOffer.actions.newVersion')}
        </Button>
      )}
      {may(version, 'record-accept') && (
        <Button tone="secondary" onPress={() => ask({ kind: 'answer' })}>
          {t('sentOffer.actions.record')}
        </Button>
      )}
      {may(version, 'send-again') && (
        <Button tone="secondary" onPress={() => ask({ kind: 'send-again' })}>
          {t('sentOffer.actions.sendAgain')}
        </Button>
      )}
      <Pausing version={version} work={work} />
      {may(version, 'copy') && (
        <Button tone="secondary" onPress={onCopy}>
          {t('sentOffer.actions.copy')}
        </Button>
      )}
      {may(version, 'withdraw') && (
        <Button tone="plain-danger" onPress={() => ask({ kind: 'withdraw' })}>
          {t('sentOffer.actions.withdraw')}
        </Button>
      )}
    </div>
  )
}

function Pausing({ version, work }: Pick<OfferActionsProps, 'version' | 'work'>) {
  const { t } = useTexts(sentOfferTexts)
  const isPaused = version.isPaused
  if (!may(version, isPaused ? 'resume' : 'pause')) return null
  return (
    <Button
      tone="secondary"
      onPress={() => work.press((api, id) => api.call('POST /api/offer/:id/pause', { params: { id }, body: { isPaused: !isPaused } }))}
    >
      {t(isPaused ? 'sentOffer.actions.resume' : 'sentOffer.actions.pause')}
    </Button>
  )
}
