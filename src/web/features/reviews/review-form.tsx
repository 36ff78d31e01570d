import { useEffect, useRef } from 'react'
import type { ReviewReply } from '#contract/reviews.ts'
import { reviewFormTexts } from '#i18n/sets/review-form.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { DraftNote, useDraft } from '../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Radio } from '../../ui/radio/radio.tsx'
import styles from './review-form.module.css'
import { StarChoice } from './star-choice.tsx'

const fetchSchema = () => import('#contract/forms/review-forms.ts').then(({ ReviewForm: schema }) => schema)

interface ReviewValues {
  readonly rating: number
  readonly title: string
  readonly review: string
  readonly isRecommended: '1' | '0'
}

export interface ReviewFormProps {
  readonly productId: string
  readonly onSent: (review: ReviewReply) => void
}

export function ReviewForm({ productId, onSent }: ReviewFormProps) {
  const { t } = useTexts(reviewFormTexts)
  const api = useApi()
  const { formProps, field, refusal, isSubmitting, isReady, controls } = useShopForm<ReviewValues>({
    fetchSchema,
    fieldNames: { title: t('reviewForm.reviewTitle'), review: t('reviewForm.review') },
    defaults: { rating: 0, title: '', review: '', isRecommended: '1' },
    send: async (values) => {
      const { message, review } = await api.call('POST /api/review/add', { body: { ...values, product: productId } })
      notify({ kind: 'success', text: message })
      onSent(review)
    },
  })
  const draft = useDraft(`review/${productId}`, controls)
  const { onBlur, error } = field('rating')
  const { isSubmitted } = controls.formState
  const form = useFirstField()
  return (
    <form {...formProps} ref={form} className={styles.form} aria-label={t('reviewForm.title')}>
      <h3>{t('reviewForm.title')}</h3>
      <DraftNote draft={draft} />
      <RequiredNote />
      <StarChoice
        name="rating"
        value={controls.watch('rating')}
        error={error}
        onBlur={onBlur}
        onChange={(stars) => controls.setValue('rating', stars, { shouldDirty: true, shouldValidate: isSubmitted })}
      />
      <Field {...field('title')} label={t('reviewForm.reviewTitle')} dir="auto" />
      <TextArea {...field('review')} label={t('reviewForm.review')} hint={t('reviewForm.reviewHint')} rows={5} />
      <Recommend value={controls.watch('isRecommended')} onChange={(value) => controls.setValue('isRecommended', value)} />
      <FormRefusal text={refusal} />
      <div className={styles.submit}>
        <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
          {t('reviewForm.submit')}
        </SubmitButton>
      </div>
    </form>
  )
}

function Recommend({ value, onChange }: { readonly value: '1' | '0'; readonly onChange: (value: '1' | '0') => void }) {
  const { t } = useTexts(reviewFormTexts)
  return (
    <fieldset className={styles.recommend}>
      <legend className={styles.legend}>{t('reviewForm.recommend')}</legend>
      <div className={styles.choices}>
        {(['1', '0'] as const).map((each) => (
          <Radio
            key={each}
            id={`recommend-${each}`}
            name="isRecommended"
            value={each}
            isChecked={value === each}
            onChange={() => onChange(each)}
          >
            {t(each === '1' ? 'reviewForm.yes' : 'reviewForm.no')}
          </Radio>
        ))}
      </div>
    </fieldset>
  )
}

/** Focus moves to the first field, because somebody has just opened the form. */
function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return form
}
