import { useLocation } from 'react-router'
import { SOCIAL_PATHS } from '#domain/accounts/social.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { pathToReturnTo } from '../../../platform/calls/members.ts'
import { addNonce } from '../../../platform/calls/sign-in-nonce.ts'
import { useIsHydrated } from '../../../platform/frame/hydrated.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Icon, Outline } from '../../../ui/icon/icon.tsx'
import styles from './social-links.module.css'

const GOOGLE = 'M20.945 11a9 9 0 1 1-3.284-5.997l-2.655 2.392A5.5 5.5 0 1 0 17.125 14H13v-3h7.945z'

const SERVICES = [
  { path: SOCIAL_PATHS.Google, sign: <Outline outline={GOOGLE} />, text: 'account.login.google' },
  { path: SOCIAL_PATHS.Facebook, sign: <Icon name="facebook" />, text: 'account.login.facebook' },
] as const

/** Links to sign in by another service: full navigations that come back to a page of ours. They need scripts. */
export function SocialLinks() {
  const { t } = useTexts(accountTexts)
  const language = useLanguage()
  const returnTo = pathToReturnTo(useLocation().search, language)
  const isHydrated = useIsHydrated()
  const query = new URLSearchParams({ language, ...(returnTo === null ? {} : { returnTo }) })
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('account.login.or')}</p>
      {SERVICES.map(({ path, sign, text }) => (
        <a
          key={path}
          className={buttonLook('secondary')}
          href={isHydrated ? `${path}?${query}` : undefined}
          onClick={addNonce}
          onAuxClick={addNonce}
        >
          {sign}
          {t(text)}
        </a>
      ))}
    </div>
  )
}
