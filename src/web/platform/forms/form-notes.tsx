import { formsTexts } from '#i18n/sets/forms.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import { useTexts } from '../texts/texts.ts'
import styles from './form-notes.module.css'

/** Explains above the fields how required ones are marked. */
export function RequiredNote() {
  const { t } = useTexts(formsTexts)
  return <p className={styles.required}>{t('formNotes.required')}</p>
}

/** Says above the button why the server refused the form. It is not announced, because the notice at the same moment is. */
export function FormRefusal({ text }: { readonly text: string | null }) {
  if (text === null) return null
  return (
    <div className={styles.refusal}>
      <Callout tone="error">{text}</Callout>
    </div>
  )
}
