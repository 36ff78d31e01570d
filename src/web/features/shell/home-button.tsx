import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import button from '../../ui/button/button.module.css'

export function HomeButton() {
  const { t } = useTexts()
  return (
    <Link className={button.filled} to={pathInLanguage('/', useLanguage())}>
      {t('shell.notFound.home')}
    </Link>
  )
}
