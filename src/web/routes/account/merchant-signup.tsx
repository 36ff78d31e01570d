import { useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate, useParams, useSearchParams } from 'react-router'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { AccountCard, WithoutScripts } from '../../features/accounts/account-card.tsx'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { loginPathSaying } from '../../features/accounts/login-notice.tsx'
import { loadSignupLink, type SignupLink, UNKNOWN_LINK } from '../../features/merchants/signup-link.ts'
import { DeadLinkWays, signupForm } from '../../features/merchants/signup-page.tsx'
import { onServer, type PageQuery } from '../../platform/calls/page-load.ts'
import { PRIVATE_PAGE } from '../../platform/calls/private-pages.ts'
import { endSession, storedToken } from '../../platform/calls/session.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'

const EMAIL_KEY = 'email'

const emailQuery: PageQuery = (asked) => {
  const email = asked.get(EMAIL_KEY)
  return new URLSearchParams(email === null ? {} : { [EMAIL_KEY]: email })
}

export const loader = onServer(async (): Promise<SignupLink> => UNKNOWN_LINK, emailQuery)

/** The form holds the email of one person. */
export function headers() {
  return PRIVATE_PAGE
}

async function loadInBrowser(args: ClientLoaderFunctionArgs): Promise<SignupLink> {
  const [link] = await Promise.all([loadSignupLink(args), signupForm.load()])
  return link
}

export const clientLoader = Object.assign(loadInBrowser, { hydrate: true as const })

export default function MerchantSignupRoute() {
  const { t } = useTexts(merchantsTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [query] = useSearchParams()
  const link = useLoaderData<SignupLink>()
  const [isSpent, setSpent] = useState(false)
  const email = query.get(EMAIL_KEY) ?? (link.state === 'open' ? link.email : '')
  const finish = () => {
    // The present session belongs to somebody else than the new merchant, so it ends.
    if (storedToken() !== null) endSession('replaced')
    void navigate(loginPathSaying('merchant-signed-up', '', language), { replace: true })
  }
  const isDead = isSpent || link.state === 'dead'
  return (
    <>
      <AccountHead heading={t('merchants.signup.title')} />
      {isDead ? (
        <AccountCard title={t('merchants.signup.deadTitle')} lead={t('merchants.signup.deadText')}>
          <DeadLinkWays />
        </AccountCard>
      ) : (
        <AccountCard title={t('merchants.signup.title')} lead={t('merchants.signup.lead')}>
          <WithoutScripts />
          <signupForm.Form token={token} email={email} onDone={finish} onDead={() => setSpent(true)} />
        </AccountCard>
      )}
    </>
  )
}
