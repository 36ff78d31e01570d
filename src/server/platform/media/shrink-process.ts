import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { READING, SHRUNK, type ShrunkHeader } from './reading.ts'

/**
 * Runs as a process of its own: reads a picture from standard input; writes a line with its shape and then raw pixels of the shrunk
 * picture to standard output.
 */
const bytes = await buffer(process.stdin)
const { data, info } = await sharp(bytes, READING).resize(SHRUNK).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
const { width, height, channels } = info
process.stdout.write(`${JSON.stringify({ width, height, channels } satisfies ShrunkHeader)}\n`)
process.stdout.write(data)
