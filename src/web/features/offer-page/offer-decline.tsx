import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { withReason } from './decision.ts'
import styles from './offer-answer.module.css'
import { Mistake } from './offer-mistake.tsx'
import { useOfferTexts } from './offer-texts.ts'
import type { OfferAnswers } from './use-answers.ts'

const REASON_MAX = 500

const REASONS = ['price', 'terms', 'time', 'elsewhere', 'postponed'] as const

/** Declining takes a reason; the usual ones are one press away. */
export function OfferDecline({ answers }: { readonly answers: OfferAnswers }) {
  const t = useOfferTexts()
  const { draft, dispatch, problem } = answers
  const [isAsking, setAsking] = useState(false)
  const type = (text: string) => dispatch({ kind: 'type', field: 'reason', text })
  const decline = async () => {
    if (await answers.decline()) setAsking(false)
  }
  return (
    <>
      <Button tone="plain-danger" className={styles.decline} onPress={() => setAsking(true)}>
        {t('offerPage.answer.decline')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('offerPage.answer.declineTitle')}
        actions={
          <>
            <Button tone="secondary" onPress={() => setAsking(false)}>
              {t('offerPage.answer.back')}
            </Button>
            <Button tone="danger" onPress={decline}>
              {t('offerPage.answer.sendDecline')}
            </Button>
          </>
        }
      >
        <div className={styles.reasons}>
          {REASONS.map((reason) => (
            <Button key={reason} tone="secondary" onPress={() => type(withReason(draft.reason, t(`offerPage.answer.reasons.${reason}`)))}>
              {t(`offerPage.answer.reasons.${reason}`)}
            </Button>
          ))}
        </div>
        <TextArea
          label={t('offerPage.answer.reason')}
          hint={t('offerPage.answer.reasonHint')}
          isRequired
          rows={3}
          maxLength={REASON_MAX}
          value={draft.reason}
          error={problem?.at === 'decline' && problem.isOfField ? problem.text : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Mistake problem={problem} at="decline" />
      </Dialog>
    </>
  )
}
