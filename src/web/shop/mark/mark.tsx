import styles from './mark.module.css'
import mark from './mark.svg?url'

/** The shop's logo; it is decoration beside the name. */
export function Mark() {
  return <img className={styles.mark} src={mark} alt="" width={36} height={36} />
}
