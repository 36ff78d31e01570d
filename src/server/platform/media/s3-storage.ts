import type { S3Client } from '@aws-sdk/client-s3'
import { assertKey, type MediaStorage, StorageError } from './storage.ts'

export interface S3StorageOptions {
  /** Absent for Amazon itself. */
  readonly endpoint?: string | undefined
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly forcePathStyle: boolean
}

type Sdk = typeof import('@aws-sdk/client-s3')

const CONNECT_TIMEOUT_MS = 3_000
const REQUEST_TIMEOUT_MS = 15_000
const ATTEMPTS = 3

/** Pictures in any S3-compatible store. The SDK is loaded here and not at the top, so that a shop on disk never pays for it. */
export async function openS3Storage(options: S3StorageOptions): Promise<MediaStorage & { close(): void }> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = connect(sdk, options)
  const target = (key: string) => {
    assertKey(key)
    return { Bucket: options.bucket, Key: key }
  }
  return {
    async put(key, bytes, contentType) {
      const command = new sdk.PutObjectCommand({ ...target(key), Body: bytes, ContentType: contentType, ContentLength: bytes.length })
      await orUnreachable(client.send(command))
    },
    async get(key) {
      const command = new sdk.GetObjectCommand(target(key))
      const read = async () => Buffer.from((await (await client.send(command)).Body?.transformToByteArray()) ?? [])
      return orUnreachable(nullIfAbsent(read()))
    },
    async has(key) {
      const command = new sdk.HeadObjectCommand(target(key))
      return (await orUnreachable(nullIfAbsent(client.send(command)))) !== null
    },
    async delete(key) {
      const command = new sdk.DeleteObjectCommand(target(key))
      await orUnreachable(nullIfAbsent(client.send(command)))
    },
    list: (prefix) => list(sdk, client, options.bucket, prefix),
    close: () => client.destroy(),
  }
}

function connect(sdk: Sdk, options: S3StorageOptions): S3Client {
  return new sdk.S3Client({
    ...(options.endpoint === undefined ? {} : { endpoint: options.endpoint }),
    region: options.region,
    forcePathStyle: options.forcePathStyle,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Many compatible stores do not know Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, throwOnRequestTimeout: true },
  })
}

async function* list(sdk: Sdk, client: S3Client, bucket: string, prefix: string): AsyncIterable<string> {
  let next: string | undefined
  do {
    const page = await orUnreachable(
      client.send(
        new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(next === undefined ? {} : { ContinuationToken: next }) }),
      ),
    )
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
    next = page.NextContinuationToken
  } while (next !== undefined)
}

async function nullIfAbsent<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
    throw error
  }
}

async function orUnreachable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new StorageError('unreachable', error)
  }
}
