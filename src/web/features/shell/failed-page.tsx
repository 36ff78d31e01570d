import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { CallLink } from '../../platform/contact-links.tsx'
import { PageHead } from '../../platform/page-head.tsx'
import type { AbsentPage } from '../../platform/page-load.ts'
import { useTexts } from '../../platform/texts.ts'
import button from '../../ui/button/button.module.css'
import { EmptyIllustration } from '../../ui/empty-state/empty-illustration.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import styles from './page-message.module.css'

function isAbsentPage(value: unknown): value is AbsentPage {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && value.text !== ''
}

/** Replaces a page whose data could not be loaded: not found, or failed without details. */
export function FailedPage() {
  const error = useRouteError()
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage text={isAbsentPage(error.data) ? error.data.text : undefined} />
  }
  return (
    <div className={styles.message}>
      <PageHead title={t('shell.failure.title')} isIndexed={false} />
      <EmptyIllustration />
      <h1>{t('shell.failure.text')}</h1>
      <div className={styles.actions}>
        <a className={button.filled} href={pathname + search}>
          {t('shell.failure.retry')}
        </a>
        <CallLink className={button.outlined} />
      </div>
    </div>
  )
}
