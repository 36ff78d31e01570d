import { useNavigation } from 'react-router'
import styles from './loading-bar.module.css'

/** Shows a page load after a moment, so that a slow network is no dead click and a fast one no flicker. */
export function LoadingBar() {
  const isOnItsWay = useNavigation().state !== 'idle'
  return isOnItsWay ? <div className={styles.bar} aria-hidden="true" /> : null
}
