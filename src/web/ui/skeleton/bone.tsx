import styles from './bone.module.css'

export type BoneShape = 'title' | 'lead' | 'line' | 'short' | 'field' | 'button' | 'badge' | 'row' | 'entry' | 'sheet'

/** A placeholder in the size of the content to come; it appears only after a noticeable wait. */
export function Bone({ shape }: { readonly shape: BoneShape }) {
  return <span className={`${styles.bone} ${styles[shape]}`} />
}
