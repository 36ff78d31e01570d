import styles from './drawing.module.css'

/** A line drawing beside a name, as large as its box; if it fails to load, the name is enough. */
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
