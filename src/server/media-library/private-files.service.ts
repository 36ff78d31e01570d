import { askStore, type MediaTools } from './media-library.service.ts'

export interface PrivateFile {
  readonly bytes: Buffer
  readonly contentType: string
}

/** No public address reads this part of the store: its files leave through the checks of the slice that owns them. */
const AREA = 'private'

export async function putPrivateFile(deps: MediaTools, id: string, { bytes, contentType }: PrivateFile): Promise<void> {
  await askStore(deps, () => deps.storage.put(keyOf(id), bytes, contentType))
}

export async function getPrivateFile(deps: MediaTools, id: string): Promise<Buffer | null> {
  return askStore(deps, () => deps.storage.get(keyOf(id)))
}

export async function deletePrivateFile(deps: MediaTools, id: string): Promise<void> {
  await askStore(deps, () => deps.storage.delete(keyOf(id)))
}

/** The ids of all private files. */
export async function* listPrivateFiles({ storage }: MediaTools): AsyncIterable<string> {
  for await (const key of storage.list(`${AREA}/`)) yield key.slice(AREA.length + 1)
}

function keyOf(id: string): string {
  return `${AREA}/${id}`
}
