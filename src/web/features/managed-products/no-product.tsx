import { productsTexts } from '#i18n/sets/products.ts'
import { NoRecord } from '../../platform/forms/no-record.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { listPath } from './product-paths.ts'

/** Shown for a product that does not exist, or that the viewer does not manage. */
export function NoProduct() {
  const { t } = useTexts(productsTexts)
  const list = { to: listPath(useLanguage()), text: t('products.back') }
  return <NoRecord title={t('products.editTitle')} text={t('products.missing')} list={list} />
}
