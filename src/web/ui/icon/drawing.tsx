import styles from './drawing.module.css'

/** A line drawing beside a name, in the size of the box around it; where it cannot be had, the name is enough. */
export function Drawing({ src }: { readonly src: string }) {
  return (
    <img
      className={styles.drawing}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true
      }}
    />
  )
}
