import styles from './field-unit.module.css'

/** The unit behind a typed number, at the end of its field. */
export function FieldUnit({ children }: { readonly children: string }) {
  return <span className={styles.unit}>{children}</span>
}
