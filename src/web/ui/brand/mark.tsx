import styles from './mark.module.css'
import mark from './mark.svg?url'

/** The shop's sign; the name beside it speaks. */
export function Mark() {
  return <img className={styles.mark} src={mark} alt="" width={36} height={36} />
}
