import path from 'node:path'
import { openDiskStorage } from './disk-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { MediaStorage } from './storage.ts'

export interface StorageSettings {
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION: string
  readonly S3_BUCKET?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly S3_FORCE_PATH_STYLE: boolean
}

/** The folder `media` of the data directory, or the bucket when one is named. */
export async function openMediaStorage(settings: StorageSettings, dataDir: string): Promise<MediaStorage> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (bucket === undefined) return openDiskStorage({ folder: path.join(dataDir, 'media') })
  if (accessKeyId === undefined || secretAccessKey === undefined) throw new TypeError('a bucket needs its two keys')
  return openS3Storage({
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: settings.S3_FORCE_PATH_STYLE,
  })
}
