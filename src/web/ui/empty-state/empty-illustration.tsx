import styles from './empty-illustration.module.css'

/** The drawing of an empty list. */
export function EmptyIllustration() {
  return (
    <svg className={styles.drawing} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className={styles.steel} d="M44 18h8v112h-8zM188 18h8v112h-8z" />
      <path className={styles.steel} d="M40 36h160v7H40zM40 72h160v7H40zM40 108h160v7H40z" />
      <path className={styles.accent} d="M112 61h16v11h-16z" />
      <path className={styles.floor} d="M8 131h224" />
      <path className={styles.tick} d="M44 143h152M44 139v8M196 139v8" />
    </svg>
  )
}
