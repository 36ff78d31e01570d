import { Link } from 'react-router'
import { useLayer } from '../../platform/frame/layers.tsx'
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
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              close()
              action.run()
            }}
          >
            {action.text}
          </button>
        </li>
      )}
    </ul>
  )
}
