import { readFile } from 'node:fs/promises'
import { openPictures } from '#server/platform/media/pictures.ts'

/** A process that reads one upload twice at the same time and prints its peak memory in MB. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('which file?')
const pictures = await openPictures()
const bytes = await readFile(file)
const [{ width }] = await Promise.all([pictures.readUpload(bytes), pictures.readUpload(bytes)])
process.stdout.write(JSON.stringify({ width, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) }))
