import { picturesTexts } from '#i18n/sets/pictures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import styles from './left-out-files.module.css'

/** A file that was not added, and why. */
export interface LeftOut {
  readonly file: string
  readonly why: string
}

/** Read out once there are some. */
export function LeftOutFiles({ files }: { readonly files: readonly LeftOut[] }) {
  const { t } = useTexts(picturesTexts)
  return (
    <div role="alert">
      {files.length > 0 && (
        <>
          <p className={styles.failed}>{t('pictures.leftOut')}</p>
          <ul className={styles.failures}>
            {files.map(({ file, why }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list is never changed
              <li key={index}>
                <bdi>{file}</bdi>: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
