import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import type { SaveState } from './draft-saver.ts'
import styles from './offer-editor.module.css'

/** Says where the last change is: with the shop, on its way, or only in this browser. */
export function SaveNote({ saving }: { readonly saving: SaveState }) {
  const { t } = useTexts(offerEditorTexts)
  const { kind } = saving
  const isTrouble = kind === 'offline' || kind === 'conflict' || kind === 'refused'
  return (
    <p className={styles.saving} data-trouble={isTrouble || undefined} role="status" data-saving={kind}>
      <AnyIcon name={isTrouble ? 'alert' : kind === 'saved' ? 'check' : 'clock'} />
      {t(`offerEditor.saving.${kind}`)}
    </p>
  )
}
