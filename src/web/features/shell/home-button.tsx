import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'

export function HomeButton() {
  const { t } = useTexts()
  return (
    <ButtonLink tone="primary" to={pathInLanguage('/', useLanguage())}>
      {t('shell.notFound.home')}
    </ButtonLink>
  )
}
