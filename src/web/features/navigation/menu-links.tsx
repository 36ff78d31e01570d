import { Link } from 'react-router'
import { useLayer } from '../../platform/frame/layers.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import styles from './menu-drawer.module.css'

export interface MenuLinksProps {
  readonly links: readonly { readonly to: string; readonly text: string }[]
  /** An action that is no page: signing out, for instance. */
  readonly action?: { readonly text: string; readonly run: () => void } | undefined
}

/** Links to pages beside the catalogue, for the end of the menu. */
export function MenuLinks({ links, action }: MenuLinksProps) {
  const { setOpen } = useLayer('menu')
  const close = () => setOpen(false)
  return (
    <ul className={styles.beside}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link className={styles.line} to={to} onClick={close}>
            {text}
          </Link>
        </li>
      ))}
      {action !== undefined && (
        <li>
          <PlainButton
            look="own"
            className={styles.action}
            onPress={() => {
              close()
              action.run()
            }}
          >
            {action.text}
          </PlainButton>
        </li>
      )}
    </ul>
  )
}
