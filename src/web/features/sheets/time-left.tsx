import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import styles from './sheets.module.css'

/** Says nothing while the time is a guess. */
export function TimeLeft({ seconds }: { readonly seconds: number | null }) {
  const { t } = useTexts(sheetsTexts)
  if (seconds === null) return null
  const minutes = Math.ceil(seconds / 60)
  return <p className={styles.hint}>{minutes <= 1 ? t('sheets.progress.soon') : t('sheets.progress.left', { minutes })}</p>
}
