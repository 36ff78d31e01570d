import styles from './picture-drop.module.css'

/** The sign for a missing picture. */
export function PictureSign() {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4 6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM4 16l5-5 5 5M13 15l2.5-2.5L20 17M15 8.5v.01" />
    </svg>
  )
}
