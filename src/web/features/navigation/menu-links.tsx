import { Link } from 'react-router'
import { useLayer } from '../../platform/layers.tsx'
import styles from './menu-drawer.module.css'

export interface MenuLinksProps {
  readonly links: readonly { readonly to: string; readonly text: string }[]
  /** What is no page: leaving, for instance. */
  readonly action?: { readonly text: string; readonly run: () => void } | undefined
}

/** For the end of the menu: pages beside the catalogue. */
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
