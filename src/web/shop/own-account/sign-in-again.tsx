import type { SocialProvider } from '#domain/accounts/accounts.ts'
import { SOCIAL_PATHS } from '#domain/accounts/social.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { addNonce } from '../../platform/calls/sign-in-nonce.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { buttonLook } from '../../ui/button/button-look.ts'

export interface SignInAgainProps {
  readonly provider: SocialProvider
  /** The page to come back to, without its language. */
  readonly returnTo: string
}

/** Leads to the other service and back to this page, where the sign-in is fresh then. */
export function SignInAgain({ provider, returnTo }: SignInAgainProps) {
  const { t } = useTexts(ownDataTexts)
  const language = useLanguage()
  const query = new URLSearchParams({ language, returnTo: pathInLanguage(returnTo, language) })
  return (
    <p>
      <a className={buttonLook('secondary')} href={`${SOCIAL_PATHS[provider]}?${query}`} onClick={addNonce} onAuxClick={addNonce}>
        {t('ownData.delete.signInAgain', { provider })}
      </a>
    </p>
  )
}
