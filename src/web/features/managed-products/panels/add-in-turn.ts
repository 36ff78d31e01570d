import type { LeftOut } from '../pictures/left-out-files.tsx'

export interface InTurn {
  /** How many may be added. */
  readonly room: number
  /** The reasons of files that are not tried any more. */
  readonly why: { readonly full: string; readonly cancelled: string }
  readonly isCancelled: () => boolean
  /** Gets the number of the file that is tried next, and how many are tried as far as is known. */
  readonly onStep: (at: { readonly n: number; readonly total: number }) => void
  /** The reason why the file was not added; null once it is. */
  readonly send: (file: File) => Promise<string | null>
}

/** Adds files one after the other, as long as there is room, of which those that are refused take none. Returns those that were left out. */
export async function addInTurn(files: readonly File[], { room, why, isCancelled, onStep, send }: InTurn): Promise<readonly LeftOut[]> {
  const leftOut: LeftOut[] = []
  let left = room
  const tried = (file: File, index: number) => {
    onStep({ n: index + 1, total: Math.min(files.length, index + left) })
    return send(file)
  }
  for (const [index, file] of files.entries()) {
    const refusal = isCancelled() ? why.cancelled : left > 0 ? await tried(file, index) : why.full
    if (refusal === null) left -= 1
    else leftOut.push({ file: file.name, why: refusal })
  }
  return leftOut
}
