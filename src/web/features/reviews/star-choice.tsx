import { useId } from 'react'
import { STARS, type Star } from '#domain/catalogue/reviews.ts'
import { reviewFormTexts } from '#i18n/sets/review-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { FieldWords } from '../../ui/field/field.tsx'
import styles from './star-choice.module.css'

const WORDS = {
  1: 'reviewForm.words.one',
  2: 'reviewForm.words.two',
  3: 'reviewForm.words.three',
  4: 'reviewForm.words.four',
  5: 'reviewForm.words.five',
} as const satisfies Record<Star, string>

export interface StarChoiceProps {
  readonly name: string
  /** The chosen number of stars; 0 while none is chosen. */
  readonly value: number
  readonly error: string | undefined
  readonly onChange: (stars: Star) => void
  readonly onBlur: (event: { target: unknown; type?: unknown }) => unknown
}

/** Five stars as radio buttons, so that arrow keys choose and a screen reader counts. */
export function StarChoice({ name, value, error, onChange, onBlur }: StarChoiceProps) {
  const { t } = useTexts(reviewFormTexts)
  const id = useId()
  const chosen = STARS.find((star) => star === value)
  return (
    <fieldset className={styles.choice} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={styles.legend} data-required>
        {t('reviewForm.stars')}
      </legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {STARS.map((star) => (
            <label key={star} className={styles.star} data-filled={star <= value || undefined}>
              <input
                type="radio"
                required
                name={name}
                value={star}
                checked={star === value}
                aria-invalid={error === undefined ? undefined : true}
                onChange={() => onChange(star)}
                onBlur={onBlur}
              />
              <span className={styles.shape} />
              <span className="visually-hidden">{t('reviewForm.star', { count: star })}</span>
            </label>
          ))}
        </div>
        <span className={styles.word}>{t(chosen === undefined ? 'reviewForm.starsHint' : WORDS[chosen])}</span>
      </div>
      <FieldWords id={id} error={error} />
    </fieldset>
  )
}
