import { useEffect, useMemo, useState } from 'react'
import type { OrderFileReply } from '#contract/files/order-files.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { type FilesOwner, fileCalls } from './file-calls.ts'
import { newestFiles } from './newest-files.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

export interface OrderFiles extends Uploads {
  /** Null until they are there. */
  readonly files: readonly OrderFileReply[] | null
  /** True where they could not be loaded. */
  readonly isMissing: boolean
  readonly load: () => void
  /** The address of a file's content. */
  readonly pathOf: (file: OrderFileReply) => string
  readonly remove: (file: OrderFileReply) => Promise<void>
}

/** The files of a record, and those on their way to it; loaded again with every other value of `changes`. */
export function useOrderFiles({ kind, key }: FilesOwner, changes: unknown): OrderFiles {
  const api = useApi()
  const calls = useMemo(() => fileCalls(api, { kind, key }), [api, kind, key])
  const [files, setFiles] = useState<readonly OrderFileReply[] | null>(null)
  const [isMissing, setMissing] = useState(false)
  const list = useMemo(() => newestFiles<OrderFileReply>({ fetch: calls.load, show: setFiles, onFailure: () => setMissing(true) }), [calls])
  const load = () => {
    setMissing(false)
    list.load()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is a reason to load
  useEffect(() => {
    setMissing(false)
    list.load()
    return list.drop
  }, [list, changes])
  const without = (all: readonly OrderFileReply[], id: string) => all.filter(({ _id }) => _id !== id)
  // The list may have been loaded again before the answer to the upload came.
  const uploads = useUploads(calls, (added) => list.change((all) => [...without(all, added._id), added]))
  return {
    ...uploads,
    files,
    isMissing,
    load,
    pathOf: ({ _id }) => `${calls.path}/${_id}`,
    remove: async ({ _id }) => {
      await calls.remove(_id)
      list.change((all) => without(all, _id))
    },
  }
}
