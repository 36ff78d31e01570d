import { Link, useLocation } from 'react-router'
import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import styles from './bottom-bar.module.css'

export interface BottomBarLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
}

/** A link for the slots of the bottom bar. */
export function BottomBarLink({ to, icon, text }: BottomBarLinkProps) {
  const { pathname } = useLocation()
  const isHere = `${pathname}/`.startsWith(`${to}/`)
  return (
    <Link className={styles.item} to={to} aria-current={isHere ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{text}</span>
    </Link>
  )
}
