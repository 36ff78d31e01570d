import { inLanguage } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { PageHead } from '../../platform/frame/page-head.tsx'
import { useShop } from '../../platform/frame/root-data.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

/** Search engines are told not to index pages of signing in. */
export function AccountHead({ heading }: { readonly heading: string }) {
  const shop = useShop()
  const { t } = useTexts(accountTexts)
  const company = inLanguage(shop.company, useLanguage())
  return <PageHead title={t('account.title', { heading, company })} isIndexed={false} />
}
