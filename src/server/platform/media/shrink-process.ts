import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { READING, SHRUNK, type ShrunkHeader } from './reading.ts'

/** A process of its own: a picture on standard input, the same made small as raw pixels on standard output, after a line that tells their shape. */
const bytes = await buffer(process.stdin)
const { data, info } = await sharp(bytes, READING).resize(SHRUNK).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
const { width, height, channels } = info
process.stdout.write(`${JSON.stringify({ width, height, channels } satisfies ShrunkHeader)}\n`)
process.stdout.write(data)
