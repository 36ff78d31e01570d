import { type FormEvent, useState } from 'react'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import styles from './offer-answer.module.css'
import type { OfferAnswerProps } from './offer-confirm.tsx'
import { Mistake } from './offer-mistake.tsx'
import { useOfferTexts } from './offer-texts.ts'

const NAME_MAX = 120

const { Section: OfferConfirm } = lazySection(() => import('./offer-confirm.tsx').then((module) => module.OfferConfirm), null)

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
    await answers.accept()
    setAsking(false)
  }
  return (
    <>
      <form className="stack gap-3" method="post" noValidate onSubmit={ask}>
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
      <OfferConfirm {...props} isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={accept} />
    </>
  )
}
