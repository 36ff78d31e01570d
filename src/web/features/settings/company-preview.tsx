import { LANGUAGES } from '#domain/text/language.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { SidePanel } from '../../ui/form-frame/side-panel.tsx'
import styles from './company-preview.module.css'
import { valueAt } from './content.ts'

/** The facts as the head and the foot of every page have them, in both languages, before they are saved. */
export function CompanyPreview({ content }: { readonly content: unknown }) {
  const { t } = useTexts(settingsTexts)
  const words = (...path: readonly string[]) => String(valueAt(content, path) ?? '')
  const phones = valueAt(content, ['phones'])
  const shown = [...(Array.isArray(phones) ? phones.map(String) : []), words('email')].filter((each) => each !== '')
  return (
    <SidePanel title={t('settings.preview')}>
      {LANGUAGES.map((language) => (
        <div key={language} className={styles.preview} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} data-language={language}>
          <p className={styles.name}>{words('name', language)}</p>
          <p className={styles.tagline}>{words('tagline', language)}</p>
          {shown.map((each) => (
            <p key={each}>
              <Ltr>{each}</Ltr>
            </p>
          ))}
          <p>{words('address', language)}</p>
        </div>
      ))}
    </SidePanel>
  )
}
