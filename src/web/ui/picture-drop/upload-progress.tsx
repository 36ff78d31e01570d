import styles from './upload-progress.module.css'

export interface UploadProgressProps {
  readonly label: string
  /** The part that is sent, from 0 to 1; null while it is unknown. */
  readonly done: number | null
}

export function UploadProgress({ label, done }: UploadProgressProps) {
  return <progress className={styles.progress} aria-label={label} max={1} {...(done === null ? {} : { value: done })} />
}
