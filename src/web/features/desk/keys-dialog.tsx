import { OUTCOMES } from '#domain/desk/entries.ts'
import { formatList } from '#i18n/formats.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './desk-page.module.css'
import { OTHER_WAYS } from './keys.ts'

/** The keys of the desk, by the letters that stand on every keyboard. */
export function KeysDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const ways = formatList(
    OTHER_WAYS.map((way) => t(`desk.ways.${way}`)),
    language,
  )
  const rows: readonly (readonly [string, string])[] = [
    ['J', t('desk.keys.next')],
    ['K', t('desk.keys.previous')],
    ['Enter', t('desk.keys.open')],
    ['C', t('desk.keys.call')],
    [`1–${OUTCOMES.length}`, t('desk.keys.outcome')],
    [`${OUTCOMES.length + 1}–${OUTCOMES.length + OTHER_WAYS.length}`, t('desk.keys.way', { ways })],
    ['N', t('desk.keys.note')],
    ['/', t('desk.keys.search')],
    ['Ctrl K', t('desk.keys.find')],
    ['Esc', t('desk.keys.close')],
    ['?', t('desk.keys.help')],
  ]
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('desk.keys.title')}
      actions={
        <Button tone="secondary" onPress={onClose}>
          {t('desk.keys.end')}
        </Button>
      }
    >
      <div className="stack gap-3">
        <p className={styles.quiet}>{t('desk.keys.text')}</p>
        <dl className={styles.keys}>
          {rows.map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd className={styles.key} dir="ltr">
                  {key}
                </kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
