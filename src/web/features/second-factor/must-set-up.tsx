import { Link } from 'react-router'
import { hasOwnPassword, type Provider } from '#domain/accounts/accounts.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { codesTexts } from '#i18n/sets/codes.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Callout } from '../../ui/callout/callout.tsx'

export interface MustSetUpProps {
  readonly user: { readonly provider: Provider; readonly mustSetUpCode: boolean }
}

/** Tells staff why their pages are closed, where all staff need a code and they have none yet. */
export function MustSetUp({ user }: MustSetUpProps) {
  return user.mustSetUpCode ? <Note user={user} /> : null
}

function Note({ user }: MustSetUpProps) {
  const { t } = useTexts(codesTexts)
  const path = pathInLanguage(SECTIONS[hasOwnPassword(user) ? 'security' : 'account'], useLanguage())
  return (
    <Callout tone="warning" title={t('codes.mustTitle')}>
      {t('codes.mustText')} <Link to={path}>{t('codes.mustGo')}</Link>
    </Callout>
  )
}
