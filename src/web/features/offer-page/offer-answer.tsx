import { type FormEvent, useState } from 'react'
import type { OfferContent } from '#domain/offers/content.ts'
import type { OfferSums } from '#domain/offers/sums.ts'
import { inLanguage } from '#domain/text/language.ts'
import { minorText } from '#i18n/offer-amounts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/field/field.tsx'
import { goToState } from './go-to-state.ts'
import styles from './offer-answer.module.css'
import { Mistake } from './offer-mistake.tsx'
import { useOfferTexts } from './offer-texts.ts'
import type { OfferAnswers } from './use-answers.ts'

export interface OfferAnswerProps {
  readonly answers: OfferAnswers
  readonly content: OfferContent
  readonly sums: OfferSums
}

const NAME_MAX = 120

/** The customer's yes: the full name, and one clear confirm that repeats what is bought. */
export function OfferAnswer(props: OfferAnswerProps) {
  const t = useOfferTexts()
  const { answers } = props
  const { offer, draft, dispatch, problem, checkName } = answers
  const [isAsking, setAsking] = useState(false)
  const nameMistake = problem?.at === 'accept' && problem.isOfField ? problem.text : undefined
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (checkName()) setAsking(true)
    else form.querySelector('input')?.focus()
  }
  const accept = async () => {
    const isDone = await answers.accept()
    setAsking(false)
    if (isDone) goToState()
  }
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={ask}>
        <Field
          label={t('offerPage.answer.name')}
          hint={t('offerPage.answer.nameHint')}
          autoComplete="name"
          dir="auto"
          isRequired
          maxLength={NAME_MAX}
          value={draft.name}
          error={nameMistake}
          onChange={({ currentTarget }) => dispatch({ kind: 'type', field: 'name', text: currentTarget.value })}
        />
        <Mistake problem={problem} at="accept" />
        <SubmitButton isSubmitting={false}>{t('offerPage.answer.accept')}</SubmitButton>
        <p className={styles.note}>{t(offer.isRequester ? 'offerPage.answer.finalNote' : 'offerPage.answer.linkNote')}</p>
      </form>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('offerPage.answer.confirmTitle')}
        actions={
          <>
            <Button tone="secondary" onPress={() => setAsking(false)}>
              {t('offerPage.answer.back')}
            </Button>
            <Button tone="primary" onPress={accept}>
              {t('offerPage.answer.confirm')}
            </Button>
          </>
        }
      >
        <Bought {...props} />
      </Dialog>
    </>
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
