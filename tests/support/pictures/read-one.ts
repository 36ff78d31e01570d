import { readFile } from 'node:fs/promises'
import { openPictures } from '#server/platform/media/pictures.ts'

/** A process of its own that reads one picture and prints the most memory it ever held, in MB. */
const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('which file?')
const pictures = await openPictures()
const { width, height } = await pictures.readUpload(await readFile(file))
process.stdout.write(JSON.stringify({ width, height, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) }))
