import { useRevalidator } from 'react-router'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink } from '../../shop/contact/contact-links.tsx'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { Button } from '../../ui/button/button.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './failed-section.module.css'
import { SectionHeader } from './section-header.tsx'

/** Shows that a section's data failed to load, under the section's own title. */
export function FailedSection() {
  const { t } = useTexts()
  const { revalidate, state } = useRevalidator()
  const isAsking = state !== 'idle'
  return (
    <>
      <PageHead title={t('shell.failure.title')} isIndexed={false} />
      <SectionHeader />
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
