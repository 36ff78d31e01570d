import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { type Named, nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** The name of a draft, in whichever language it has one; else its SKU. */
export function useDraftName(): (draft: Named & { readonly sku: string }) => string {
  const { t } = useTexts(productDraftsTexts)
  const language = useLanguage()
  return (draft) => nameOf(draft, language) || draft.nameAr || draft.sku || t('productDrafts.nameless')
}
