import { join } from 'node:path'
import { openDiskStorage } from './disk-storage.ts'
import type { MediaStorage } from './storage.ts'

export interface StorageSettings {
  readonly S3_BUCKET?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION: string
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly S3_FORCE_PATH_STYLE: boolean
}

/** A bucket where one is named, else a folder beside the database. */
export async function openMediaStorage(settings: StorageSettings, dataDir: string): Promise<MediaStorage> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return openDiskStorage({ folder: join(dataDir, 'media') })
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage({
    bucket,
    region: settings.S3_REGION,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    ...(settings.S3_ENDPOINT === undefined ? {} : { endpoint: settings.S3_ENDPOINT }),
  })
}
