import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import type { SettingsSection } from '#domain/settings/sections.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import styles from './settings-page.module.css'

export interface SettingsPageProps {
  readonly settings: CallReply<'GET /api/settings/sections'>
  /** The list of what the shop still lacks. */
  readonly missing: ReactNode
}

/** The order on the screen: the sections that every page shows come first. */
const ORDER: readonly SettingsSection[] = [
  'company',
  'pictures',
  'hours',
  'promise',
  'home',
  'social',
  'offers',
  'delivery',
  'registered',
  'notices',
]
const byWeight = (one: { readonly section: SettingsSection }, other: { readonly section: SettingsSection }) =>
  ORDER.indexOf(one.section) - ORDER.indexOf(other.section)

/** The sections of the owner's settings, below what the shop still lacks. */
export function SettingsPage({ settings: { sections }, missing }: SettingsPageProps) {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const pathOf = (section: string) => pathInLanguage(`${SECTIONS.settings}/${section}`, language)
  return (
    <>
      <PageHeader title={t('settings.title')} lead={t('settings.lead')} />
      {missing}
      <Card>
        <ul className={styles.sections}>
          {[...sections].sort(byWeight).map(({ section }) => (
            <li key={section}>
              <Link to={pathOf(section)} className={styles.section}>
                <span className={styles.words}>
                  <span className={styles.name}>{t(`settings.sections.${section}.title`)}</span>
                  <span className={styles.lead}>{t(`settings.sections.${section}.lead`)}</span>
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
          <li>
            <Link to={pathInLanguage(SECTIONS.status, language)} className={styles.section}>
              <span className={styles.words}>
                <span className={styles.name}>{t('settings.status.title')}</span>
                <span className={styles.lead}>{t('settings.status.lead')}</span>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        </ul>
      </Card>
    </>
  )
}
