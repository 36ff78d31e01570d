import { PageLink } from '../../ui/link/page-link.tsx'
import { Fold } from './fold.tsx'
import styles from './footer.module.css'

export interface FooterLinksProps {
  readonly heading: string
  readonly links: readonly { readonly to: string; readonly text: string }[]
}

/** Links for the slots of the footer. */
export function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <Fold heading={heading}>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <PageLink className={styles.link} to={to}>
              {text}
            </PageLink>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
