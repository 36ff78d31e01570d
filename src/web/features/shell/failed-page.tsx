import { isRouteErrorResponse, Link, useLocation, useNavigate, useRouteError } from 'react-router'
import type { AbsentPage } from '../../platform/calls/page-load.ts'
import { lazySection } from '../../platform/frame/lazy-section.tsx'
import { useOnReturn } from '../../platform/frame/on-return.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink } from '../../shop/contact/contact-links.tsx'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { buttonLook } from '../../ui/button/button-look.ts'
import { EmptyIllustration } from '../../ui/empty-state/empty-illustration.tsx'
import styles from './page-message.module.css'

const { Section: NotFoundPage } = lazySection(() => import('./not-found-page.tsx').then((module) => module.NotFoundPage), null)

function isAbsentPage(value: unknown): value is AbsentPage {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && value.text !== ''
}

/** Replaces a page whose data could not be loaded: not found, or failed without details. */
export function FailedPage() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage text={isAbsentPage(error.data) ? error.data.text : undefined} />
  }
  return <Failure />
}

function Failure() {
  const { t } = useTexts()
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  useOnReturn(location, () => void navigate(pathname + search, { replace: true }))
  return (
    <div className={styles.message}>
      <PageHead title={t('shell.failure.title')} isIndexed={false} />
      <EmptyIllustration />
      <h1>{t('shell.failure.text')}</h1>
      <div className={styles.actions}>
        <Link className={buttonLook('primary')} to={pathname + search} replace>
          {t('shell.failure.retry')}
        </Link>
        <CallLink className={buttonLook('secondary')} />
      </div>
    </div>
  )
}
