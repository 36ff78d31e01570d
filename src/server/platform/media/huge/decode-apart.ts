import { Worker } from 'node:worker_threads'
import { RefusalError } from '#domain/errors.ts'
import type { DecodeAnswer, DecodeWish } from './decode-worker.ts'
import type { RawPicture } from './jpeg-quarter.ts'

const LIMIT_MS = 60_000

/** In a thread of its own that ends with the picture: seconds of work, and memory that goes back at once. */
export async function decodeApart(wish: DecodeWish): Promise<RawPicture> {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { workerData: wish })
  const timer = setTimeout(() => void worker.terminate(), LIMIT_MS)
  try {
    const answer = await new Promise<DecodeAnswer | 'ended'>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', () => resolve('ended'))
    })
    if (answer === null) throw new RefusalError('media/not-an-image')
    if (answer === 'ended') throw new RefusalError('unavailable')
    return answer
  } finally {
    clearTimeout(timer)
  }
}
