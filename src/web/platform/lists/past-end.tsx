import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { useTexts } from '../texts/texts.ts'

/** Shown for a page of a list that does not exist, or not any more; `to` is the first page. */
export function PastEnd({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <EmptyState title={t('dashboard.pastEnd.title')} text={t('dashboard.pastEnd.text')}>
      <ButtonLink tone="secondary" to={to} state={state}>
        {t('dashboard.pastEnd.first')}
      </ButtonLink>
    </EmptyState>
  )
}
