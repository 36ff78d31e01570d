import { useState } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate, useParams } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIRST_STEPS } from '#domain/settings/missing.ts'
import { isolate } from '#i18n/bidi.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import { AccountCard, WithoutScripts } from '../../features/accounts/account-card.tsx'
import { AccountHead } from '../../features/accounts/account-head.tsx'
import { loginPathSaying } from '../../features/accounts/login-notice.tsx'
import { type JoinLink, loadJoinLink, UNKNOWN_JOIN_LINK } from '../../features/staff/join-link.ts'
import { endSession, storedToken, useUser } from '../../platform/calls/session.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'

export function loader(): JoinLink {
  return UNKNOWN_JOIN_LINK
}

async function loadInBrowser(args: ClientLoaderFunctionArgs): Promise<JoinLink> {
  const [link] = await Promise.all([loadJoinLink(args), joinForm.load()])
  return link
}

export const clientLoader = Object.assign(loadInBrowser, { hydrate: true as const })

export default function JoinStaffRoute() {
  const { t } = useTexts(accountTexts, staffTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const { company } = useShop()
  const link = useLoaderData<JoinLink>()
  const isSignedIn = useUser() !== null
  const [isSpent, setSpent] = useState(false)
  const isFirst = link.state === 'open' && link.invitation.isFirst
  const title = t(isFirst ? 'staff.join.firstTitle' : 'staff.join.title')
  const finish = () => {
    if (isFirst) {
      void navigate(pathInLanguage(FIRST_STEPS, language), { replace: true })
      return
    }
    // The present session may be somebody else's; the new colleague signs in with the own one.
    if (storedToken() !== null) endSession('replaced')
    void navigate(loginPathSaying('staff-joined', '', language), { replace: true })
  }
  return (
    <>
      <AccountHead heading={title} />
      {isSpent || link.state === 'dead' ? (
        <AccountCard title={t('staff.join.deadTitle')} lead={t('staff.join.deadText')}>
          <ButtonLink tone="primary" to={pathInLanguage(isSignedIn ? SECTIONS.account : '/login', language)}>
            {t(isSignedIn ? 'staff.join.account' : 'staff.join.login')}
          </ButtonLink>
        </AccountCard>
      ) : (
        <AccountCard
          title={title}
          lead={isFirst ? t('staff.join.firstLead') : t('staff.join.lead', { company: isolate(company[language]) })}
        >
          <WithoutScripts />
          {link.state === 'open' && (
            // A new shop has no phone to offer yet, and on a phone the button would cover the fields.
            <div data-covers-corner={isFirst ? '' : undefined}>
              <joinForm.Form token={token} invitation={link.invitation} onDone={finish} onDead={() => setSpent(true)} />
            </div>
          )}
        </AccountCard>
      )}
    </>
  )
}

const joinForm = lazyForm(() => import('../../features/staff/join-form.tsx').then((module) => module.JoinForm))
