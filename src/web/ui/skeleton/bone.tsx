import styles from './bone.module.css'

export type BoneShape = 'title' | 'lead' | 'line' | 'short' | 'field' | 'button' | 'badge' | 'row' | 'entry' | 'sheet'

/** Where something will be, in its size; it only shows when it takes a while. */
export function Bone({ shape }: { readonly shape: BoneShape }) {
  return <span className={`${styles.bone} ${styles[shape]}`} />
}
