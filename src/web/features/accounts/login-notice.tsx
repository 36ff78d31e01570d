import { useLocation } from 'react-router'
import { SOCIAL_NOTICES } from '#domain/accounts/social.ts'
import type { Language } from '#domain/text/language.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { pathBesideLogin } from '../../platform/calls/members.ts'
import type { PageQuery } from '../../platform/calls/page-load.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Callout, type CalloutTone } from '../../ui/callout/callout.tsx'

const LOGIN_NOTICES = [
  'link-sent',
  'password-changed',
  'merchant-signed-up',
  'staff-joined',
  'signed-out-elsewhere',
  'sign-in-failed',
  ...SOCIAL_NOTICES,
] as const
type LoginNotice = (typeof LOGIN_NOTICES)[number]

const TONES: Partial<Record<LoginNotice, CalloutTone>> = {
  'link-sent': 'success',
  'password-changed': 'success',
  'merchant-signed-up': 'success',
  'staff-joined': 'success',
  'signed-out-elsewhere': 'info',
}

const NOTICE_KEY = 'notice'

/** The login page's address with a notice about the reason; `search` may hold the address to return to. */
export function loginPathSaying(notice: LoginNotice, search: string, language: Language): string {
  const path = pathBesideLogin('/login', search, language)
  return `${path}${path.includes('?') ? '&' : '?'}${NOTICE_KEY}=${notice}`
}

/** The query of the login page: only the browser reads the address to return to, so that all have one page. */
export const noticeQuery: PageQuery = (asked) => {
  const notice = readNotice(asked)
  return new URLSearchParams(notice === undefined ? {} : { [NOTICE_KEY]: notice })
}

function readNotice(query: URLSearchParams): LoginNotice | undefined {
  const asked = query.get(NOTICE_KEY)
  return LOGIN_NOTICES.find((known) => known === asked)
}

/** Shows why somebody was led to the login page; the address holds the reason's code. */
export function LoginNoticeLine() {
  const { t } = useTexts(accountTexts)
  const notice = readNotice(new URLSearchParams(useLocation().search))
  if (notice === undefined) return null
  const tone = TONES[notice] ?? 'error'
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      <Callout tone={tone}>{t(`account.notices.${notice}`)}</Callout>
    </div>
  )
}
