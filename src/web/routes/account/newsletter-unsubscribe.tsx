import { useParams } from 'react-router'
import { inLanguage } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { UnsubscribePage } from '../../features/newsletter/unsubscribe-page.tsx'
import { PageHead } from '../../platform/frame/page-head.tsx'
import { useShop } from '../../platform/frame/root-data.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

export default function NewsletterUnsubscribeRoute() {
  const shop = useShop()
  const { t } = useTexts(accountTexts)
  const { token = '' } = useParams()
  const company = inLanguage(shop.company, useLanguage())
  return (
    <>
      <PageHead title={t('account.title', { heading: t('account.unsubscribe.title'), company })} isIndexed={false} />
      <UnsubscribePage token={token} />
    </>
  )
}
