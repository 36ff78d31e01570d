import { type ClientLoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { inLanguage } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { UnsubscribePage } from '../../features/newsletter/unsubscribe-page.tsx'
import { type EmailLink, loadEmailLink, UNKNOWN_LINK } from '../../features/own-emails/email-link.ts'
import { StopEmailsPage } from '../../features/own-emails/stop-emails-page.tsx'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { useShop } from '../../shop/frame/root-data.ts'

/** The newsletter's links have short tokens; those of other emails hold the kind of email. */
const NEWSLETTER_TOKEN = 32

const isNewsletter = (token = '') => token.length <= NEWSLETTER_TOKEN

export function loader(): EmailLink {
  return UNKNOWN_LINK
}

const loadInBrowser = async (args: ClientLoaderFunctionArgs) => (isNewsletter(args.params.token) ? UNKNOWN_LINK : loadEmailLink(args))

export const clientLoader = Object.assign(loadInBrowser, { hydrate: true as const })

/** One address for all emails that a reader may stop, so that no other page carries a second one in its table of routes. */
export default function NewsletterUnsubscribeRoute() {
  const { token = '' } = useParams()
  const link = useLoaderData<EmailLink>()
  const { t } = useTexts(accountTexts)
  const { t: tOfEmails } = useTexts(ownDataTexts)
  const company = inLanguage(useShop().company, useLanguage())
  const heading = isNewsletter(token) ? t('account.unsubscribe.title') : tOfEmails('ownData.stop.title')
  return (
    <>
      <PageHead title={t('account.title', { heading, company })} isIndexed={false} />
      {isNewsletter(token) ? <UnsubscribePage token={token} /> : <StopEmailsPage key={token} token={token} link={link} />}
    </>
  )
}
