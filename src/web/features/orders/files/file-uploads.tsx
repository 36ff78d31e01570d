import { isolate } from '#i18n/bidi.ts'
import { orderFilesTexts } from '#i18n/sets/order-files.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { UploadProgress } from '../../../ui/picture-drop/upload-progress.tsx'
import styles from './order-files.module.css'
import type { OrderFiles } from './use-order-files.ts'

/** Files on their way, with their progress, and those that were refused, with the reason. */
export function FileUploads({ uploads, retry, dismiss }: Pick<OrderFiles, 'uploads' | 'retry' | 'dismiss'>) {
  const { t } = useTexts(orderFilesTexts)
  if (uploads.length === 0) return null
  return (
    <ul className={styles.list}>
      {uploads.map((upload) => {
        const { key, file, done, failure, mayRetry } = upload
        const name = isolate(file.name)
        return (
          <li key={key} className={styles.line}>
            <div className={styles.words}>
              <span className={styles.sending}>
                <bdi>{file.name}</bdi>
              </span>
              {failure === null ? (
                <UploadProgress label={t('orderFiles.sending', { name })} done={done} />
              ) : (
                <p className={styles.failure} role="alert">
                  {failure}
                </p>
              )}
            </div>
            <div className="cluster gap-2">
              {failure !== null && mayRetry && (
                <Button tone="secondary" onPress={() => retry(upload)} aria-label={t('orderFiles.retryNamed', { name })}>
                  {t('orderFiles.retry')}
                </Button>
              )}
              <Button
                tone="secondary"
                onPress={() => dismiss(key)}
                aria-label={t(failure === null ? 'orderFiles.cancelNamed' : 'orderFiles.dismissNamed', { name })}
              >
                {t(failure === null ? 'orderFiles.cancel' : 'orderFiles.dismiss')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
