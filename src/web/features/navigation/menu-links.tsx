import { useLayer } from '../../shop/frame/layers.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { PageLink } from '../../ui/link/page-link.tsx'
import styles from './menu-drawer.module.css'

export interface MenuLinksProps {
  readonly links: readonly { readonly to: string; readonly text: string }[]
  /** An action that is no page: signing out, for instance. */
  readonly action?: { readonly text: string; readonly run: () => void } | undefined
}

/** Links to pages beside the catalogue, for the end of the menu. */
export function MenuLinks({ links, action }: MenuLinksProps) {
  const { setOpen } = useLayer('menu')
  return (
    <ul className={styles.beside}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <PageLink className={styles.line} to={to}>
            {text}
          </PageLink>
        </li>
      ))}
      {action !== undefined && (
        <li>
          <PlainButton
            look="own"
            className={styles.action}
            onPress={() => {
              setOpen(false)
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
