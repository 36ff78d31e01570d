import { inLanguage } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'

/** Search engines are told not to index pages of signing in. */
export function AccountHead({ heading }: { readonly heading: string }) {
  const shop = useShop()
  const { t } = useTexts(accountTexts)
  const company = inLanguage(shop.company, useLanguage())
  return <PageHead title={t('account.title', { heading, company })} isIndexed={false} />
}
