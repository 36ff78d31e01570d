import { Link } from 'react-router'
import { endSession } from '../../platform/calls/session.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useLayer } from '../../shop/frame/layers.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useAccountLinks } from './account-links.ts'
import styles from './account-menu.module.css'

/**
 * The header's account menu. It is as wide with a name as without, so that nothing moves when the name arrives; the chevron belongs to the
 * name.
 */
export function AccountMenu() {
  const { t } = useTexts()
  const { isOpen, setOpen } = useLayer('account')
  const { isSignedIn, name, links } = useAccountLinks()
  const label = (
    <>
      <Icon name="user" />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
    </>
  )
  return (
    <Disclosure className={styles.menu} label={label} labelClassName={styles.label} isOpen={isOpen} onChange={setOpen} hasChevron={false}>
      <ul className={styles.links}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className={styles.link} to={to} onClick={() => setOpen(false)}>
              {text}
            </Link>
          </li>
        ))}
        {isSignedIn && (
          <li className={styles.last}>
            <button type="button" className={styles.link} onClick={() => endSession('signed-out')}>
              {t('navigation.account.signOut')}
            </button>
          </li>
        )}
      </ul>
    </Disclosure>
  )
}
