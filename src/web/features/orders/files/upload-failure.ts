import type { orderFilesTexts } from '#i18n/sets/order-files.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/frame/failures.ts'
import type { Texts } from '../../../platform/texts/texts.ts'

export interface UploadFailure {
  readonly failure: string
  /** False where sending the same file again cannot help. */
  readonly mayRetry: boolean
}

const OF_THE_FILE: readonly number[] = [413, 415]

/** The reason why a file did not arrive: no connection, the file itself, or anything else that the server said. */
export function uploadFailure(error: unknown, t: Texts<typeof orderFilesTexts>): UploadFailure {
  if (error instanceof ApiError && error.code === 'unreachable') return { failure: t('orderFiles.offline'), mayRetry: true }
  const isOfFile = error instanceof ApiError && OF_THE_FILE.includes(error.status)
  return { failure: failureText(error, t) ?? t('orderFiles.failed'), mayRetry: !isOfFile }
}
