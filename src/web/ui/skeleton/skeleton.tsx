import styles from './skeleton.module.css'

export type SkeletonShape = 'title' | 'lead' | 'line' | 'short' | 'field' | 'button' | 'badge' | 'row' | 'entry' | 'sheet'

/** A placeholder in the size of the content to come; it appears only after a noticeable wait. */
export function Skeleton({ shape }: { readonly shape: SkeletonShape }) {
  return <span className={`${styles.skeleton} ${styles[shape]}`} />
}
