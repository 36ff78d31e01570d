import { toLatinDigits } from '#domain/text/text.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import styles from './company-preview.module.css'
import { type PreviewProps, rowsAt, wordsAt } from './typed.ts'

/** The facts as the head and the foot of every page have them. */
export function CompanyPreview({ content }: PreviewProps) {
  const language = useLanguage()
  const shown = [...rowsAt(content, 'phones').map((typed) => toLatinDigits(String(typed)).trim()), wordsAt(content, 'email')].filter(
    (each) => each !== '',
  )
  return (
    <div className={styles.preview}>
      <p className={styles.name}>{wordsAt(content, 'name', language)}</p>
      <p className={styles.tagline}>{wordsAt(content, 'tagline', language)}</p>
      {[...new Set(shown)].map((each) => (
        <p key={each}>
          <Ltr>{each}</Ltr>
        </p>
      ))}
      <p>{wordsAt(content, 'address', language)}</p>
    </div>
  )
}
