import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './offer-answer.module.css'
import { useOfferTexts } from './offer-texts.ts'
import type { OfferAnswers } from './use-answers.ts'

export interface OfferAnswerProps {
  readonly answers: OfferAnswers
  readonly content: OfferContent
  readonly sums: OfferSums
}

export interface OfferConfirmProps extends OfferAnswerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => Promise<void>
}

/** The last question before the yes, which repeats what is bought. */
export function OfferConfirm({ isOpen, onClose, onConfirm, ...bought }: OfferConfirmProps) {
  const t = useOfferTexts()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('offerPage.answer.confirmTitle')}
      actions={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('offerPage.answer.back')}
          </Button>
          <Button tone="primary" onPress={onConfirm}>
            {t('offerPage.answer.confirm')}
          </Button>
        </>
      }
    >
      <Bought {...bought} />
    </Dialog>
  )
}

/** The number, the total, and the lines that the customer decided about. */
function Bought({ answers: { offer }, content, sums }: OfferAnswerProps) {
  const t = useOfferTexts()
  const language = useLanguage()
  const decided = content.lines.filter(({ id, role }) => role !== 'counted' && sums.lines.find(({ lineId }) => lineId === id)?.counts)
  return (
    <div className={styles.bought}>
      <p>
        <Ltr>{offer.number}</Ltr> · {t('offerPage.version', { version: offer.version })}
      </p>
      <p>{t('offerPage.answer.confirmText')}</p>
      <p className={styles.total}>
        <Ltr>{minorText(sums.totalMinor, language, content.currency)}</Ltr>
      </p>
      {decided.length > 0 && (
        <>
          <p className={styles.note}>{t('offerPage.answer.chosenHeading')}</p>
          <ul className={styles.decided}>
            {decided.map(({ id, name }) => (
              <li key={id}>
                <Bdi>{inLanguage(name, language)}</Bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
