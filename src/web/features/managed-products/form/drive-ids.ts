const DRIVE_ID = /^[A-Za-z0-9_-]{1,100}$/

/** Reads one or several ids as typed or pasted; null where one of them is invalid. */
export function readDriveIds(typed: string): readonly string[] | null {
  const ids = typed.split(/[\s,،]+/).filter((id) => id !== '')
  return ids.every((id) => DRIVE_ID.test(id)) ? ids : null
}

export function withIds(images: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...images, ...ids])]
}

export function withFirst(images: readonly string[], id: string): string[] {
  return [id, ...images.filter((other) => other !== id)]
}
