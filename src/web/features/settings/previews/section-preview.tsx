import { type ComponentType, Suspense } from 'react'
import type { SettingsSection } from '#domain/settings/sections.ts'
import { directionOf, LANGUAGES } from '#domain/text/language.ts'
import { toLatinDigits } from '#domain/text/text.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { LanguageContext, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { SidePanel } from '../../../ui/form-frame/side-panel.tsx'
import companyPreviewStyles from './company-preview.module.css'
import { FeesPreview } from './fees-preview.tsx'
import { HomePreview } from './home-preview.tsx'
import { PicturesPreview } from './pictures-preview.tsx'
import styles from './previews.module.css'
import { type PreviewProps, rowsAt, wordsAt } from './typed.ts'
import { HoursPreview, PromisesPreview, SocialPreview } from './words-previews.tsx'

/** The sections that pages show; offers and what is printed on them have a sample as a document. */
const PREVIEWS: { readonly [S in SettingsSection]?: ComponentType<PreviewProps> } = {
  company: CompanyPreview,
  pictures: PicturesPreview,
  hours: HoursPreview,
  promise: PromisesPreview,
  home: HomePreview,
  social: SocialPreview,
  delivery: FeesPreview,
}

export function hasPreview(section: SettingsSection): boolean {
  return PREVIEWS[section] !== undefined
}

/** A section as pages show it, in both languages while it is typed, the reader's first. It is made in the browser alone, and nothing in it can be pressed. */
export function SectionPreview({ section, content }: PreviewProps & { readonly section: SettingsSection }) {
  const { t } = useTexts(settingsTexts)
  const own = useLanguage()
  const Preview = PREVIEWS[section]
  if (Preview === undefined) return null
  return (
    <SidePanel title={t('settings.preview')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview is scrolled by the keyboard too */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div className={styles.sides} role="group" aria-label={t('settings.preview')} tabIndex={0}>
        {LANGUAGES.toSorted((one, other) => Number(other === own) - Number(one === own)).map((language) => (
          <div key={language} className={styles.side} lang={language} dir={directionOf(language)} data-language={language} inert>
            <LanguageContext value={language}>
              <Suspense>
                <Preview content={content} />
              </Suspense>
            </LanguageContext>
          </div>
        ))}
      </div>
    </SidePanel>
  )
}

/** The facts as the head and the foot of every page have them. */
function CompanyPreview({ content }: PreviewProps) {
  const language = useLanguage()
  const shown = [...rowsAt(content, 'phones').map((typed) => toLatinDigits(String(typed)).trim()), wordsAt(content, 'email')].filter(
    (each) => each !== '',
  )
  return (
    <div className={companyPreviewStyles.preview}>
      <p className={companyPreviewStyles.name}>{wordsAt(content, 'name', language)}</p>
      <p className={companyPreviewStyles.tagline}>{wordsAt(content, 'tagline', language)}</p>
      {[...new Set(shown)].map((each) => (
        <p key={each}>
          <Ltr>{each}</Ltr>
        </p>
      ))}
      <p>{wordsAt(content, 'address', language)}</p>
    </div>
  )
}
