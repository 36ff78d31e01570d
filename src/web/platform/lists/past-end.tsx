import { Link } from 'react-router'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import button from '../../ui/button/button.module.css'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { useTexts } from '../texts/texts.ts'

/** Shown for a page of a list that does not exist, or not any more; `to` is the first page. */
export function PastEnd({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <EmptyState title={t('dashboard.pastEnd.title')} text={t('dashboard.pastEnd.text')}>
      <Link className={button.outlined} to={to} state={state}>
        {t('dashboard.pastEnd.first')}
      </Link>
    </EmptyState>
  )
}
