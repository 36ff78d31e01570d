import { Callout } from '../ui/callout/callout.tsx'
import styles from './form-notes.module.css'
import { useTexts } from './texts.ts'

/** Above the fields: how required ones are marked. */
export function RequiredNote() {
  const { t } = useTexts()
  return <p className={styles.required}>{t('formNotes.required')}</p>
}

/** Above the button: why the server refused the form. */
export function FormRefusal({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" className={styles.refusal}>
      {text !== null && <Callout tone="error">{text}</Callout>}
    </div>
  )
}
