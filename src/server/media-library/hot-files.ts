/** The files asked for most recently, up to a number of bytes. */
export interface HotFiles<File extends { readonly bytes: Buffer }> {
  find(key: string): File | undefined
  keep(key: string, file: File): void
  forget(key: string): void
}

export function createHotFiles<File extends { readonly bytes: Buffer }>(bytesMax: number): HotFiles<File> {
  // A Map remembers the order in which keys were set: the first is the one not asked for longest.
  const files = new Map<string, File>()
  let held = 0
  const forget = (key: string) => {
    held -= files.get(key)?.bytes.length ?? 0
    files.delete(key)
  }
  return {
    find(key) {
      const file = files.get(key)
      if (file === undefined) return undefined
      files.delete(key)
      files.set(key, file)
      return file
    },
    keep(key, file) {
      forget(key)
      // One file may not push out everything else.
      if (file.bytes.length > bytesMax / 8) return
      files.set(key, file)
      held += file.bytes.length
      for (const oldest of files.keys()) {
        if (held <= bytesMax) return
        forget(oldest)
      }
    },
    forget,
  }
}
