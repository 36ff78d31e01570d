import { Link } from 'react-router'
import styles from './footer.module.css'

export interface FooterLinksProps {
  readonly heading: string
  readonly links: readonly { readonly to: string; readonly text: string }[]
}

/** For the slots of the footer. */
export function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className={styles.link} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
