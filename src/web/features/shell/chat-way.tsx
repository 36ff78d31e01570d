import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './contact-widget.module.css'

/** The chat's link, for the slot of the contact widget. */
export function ChatWay() {
  const { t } = useTexts()
  return (
    <Link className={styles.way} to={pathInLanguage('/support', useLanguage())}>
      <Icon name="message" />
      {t('shell.footer.chat')}
    </Link>
  )
}
