import { useLocation, useRevalidator } from 'react-router'
import { sectionOf } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { PageHead } from '../../platform/frame/page-head.tsx'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink } from '../../shop/contact-links.tsx'
import { Button } from '../../ui/button/button.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import styles from './failed-section.module.css'

/** Shows that a section's data failed to load, under the section's own title. */
export function FailedSection() {
  const { t } = useTexts(dashboardTexts)
  const { revalidate, state } = useRevalidator()
  const section = sectionOf(pathInLanguage(useLocation().pathname, 'en'))
  const isAsking = state !== 'idle'
  return (
    <>
      <PageHead title={t('shell.failure.title')} isIndexed={false} />
      <PageHeader title={section === null ? t('dashboard.title') : t(`dashboard.sections.${section}`)} />
      <div role="alert">
        <Callout tone="error">{t('shell.failure.text')}</Callout>
      </div>
      <div className={styles.actions}>
        <Button tone="primary" isBusy={isAsking} onPress={() => revalidate()}>
          {t('shell.failure.retry')}
        </Button>
        <CallLink className={buttonLook('secondary')} />
      </div>
    </>
  )
}
