import { settingsTexts } from '#i18n/sets/settings.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

/** Stands in the preview of a section that pages show nothing of. */
export function NothingYet() {
  const { t } = useTexts(settingsTexts)
  return <p>{t('settings.nothingYet')}</p>
}
