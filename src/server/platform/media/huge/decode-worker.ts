import { parentPort, workerData } from 'node:worker_threads'
import { decodeQuarter, type RawPicture } from './jpeg-quarter.ts'
import { decodeShrunk } from './png-shrunk.ts'

export interface DecodeWish {
  readonly bytes: Uint8Array
  readonly format: 'jpeg' | 'png'
  /** As long as a side of the result may be, where the format lets it be chosen. */
  readonly sideMax: number
}

/** Null where the file does not keep to its format. */
export type DecodeAnswer = RawPicture | null

async function decode({ bytes, format, sideMax }: DecodeWish): Promise<DecodeAnswer> {
  try {
    return format === 'jpeg' ? decodeQuarter(bytes) : await decodeShrunk(bytes, sideMax)
  } catch {
    // Whatever a reader stumbles over in what a stranger sent is the file's fault.
    return null
  }
}

const answer = await decode(workerData as DecodeWish)
parentPort?.postMessage(answer, answer === null ? [] : [answer.data.buffer as ArrayBuffer])
