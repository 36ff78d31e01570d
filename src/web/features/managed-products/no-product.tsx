import { productsTexts } from '#i18n/sets/products.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { listPath } from './product-paths.ts'

/** Shown for a product that does not exist, or that the viewer does not manage. */
export function NoProduct() {
  const { t } = useTexts(productsTexts)
  return (
    <>
      <PageHeader title={t('products.editTitle')} />
      <EmptyState title={t('products.missing')}>
        <ButtonLink tone="secondary" to={listPath(useLanguage())}>
          {t('products.back')}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
