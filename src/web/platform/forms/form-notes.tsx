import { formsTexts } from '#i18n/sets/forms.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import fields from '../../ui/field/field.module.css'
import { useTexts } from '../texts/texts.ts'
import styles from './form-notes.module.css'

/**
 * Explains above the fields how required ones are marked. The server sends it with the page, before the form's own styles are there: it
 * looks like a hint of a field, which the sheet of every page has.
 */
export function RequiredNote() {
  const { t } = useTexts(formsTexts)
  return (
    <p className={fields.hint} data-note="">
      {t('formNotes.required')}
    </p>
  )
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
