import { ordersTexts } from '#i18n/sets/orders.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { ORDER_ARCHIVE } from './order-paths.ts'

/** Shown for a cancelled order that is not in the archive. */
export function NoArchivedOrder() {
  const { t } = useTexts(ordersTexts)
  return (
    <>
      <PageHeader title={t('orders.archive.details')} />
      <EmptyState title={t('orders.archive.missing')}>
        <ButtonLink tone="secondary" to={pathInLanguage(ORDER_ARCHIVE, useLanguage())}>
          {t('orders.archive.back')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
