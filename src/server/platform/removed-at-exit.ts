import { rmSync } from 'node:fs'

const paths = new Set<string>()

/** Removes a file or folder that nobody else may read, should the process end before the returned function is called. */
export function removeAtExit(path: string): () => void {
  if (paths.size === 0) process.once('exit', removeAll)
  paths.add(path)
  return () => {
    paths.delete(path)
    if (paths.size === 0) process.off('exit', removeAll)
  }
}

function removeAll(): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true })
}
