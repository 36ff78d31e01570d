import { useCallback, useEffect, useState } from 'react'
import type { OrderFileReply } from '#contract/files/order-files.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { type FilesOwner, type Uploads, useUploads } from './use-uploads.ts'

export interface OrderFiles extends Uploads {
  /** Null until they are there. */
  readonly files: readonly OrderFileReply[] | null
  /** True where they could not be loaded. */
  readonly isMissing: boolean
  readonly load: () => void
  readonly remove: (file: OrderFileReply) => Promise<void>
}

/** The files of a request, and those on their way to it. */
export function useOrderFiles(of: FilesOwner): OrderFiles {
  const api = useApi()
  const { id = '', token } = { id: undefined, token: undefined, ...of }
  const [files, setFiles] = useState<readonly OrderFileReply[] | null>(null)
  const [isMissing, setMissing] = useState(false)
  const load = useCallback(() => {
    setMissing(false)
    const loaded =
      token === undefined
        ? api.call('GET /api/order/:id/files', { params: { id } })
        : api.call('GET /api/request/:token', { params: { token } }).then(({ request }) => request)
    loaded.then(
      (reply) => setFiles(reply.files),
      () => setMissing(true),
    )
  }, [api, id, token])
  useEffect(load, [load])
  const uploads = useUploads(of, (added) => setFiles((all) => [...(all ?? []), added]))
  return {
    ...uploads,
    files,
    isMissing,
    load,
    remove: async ({ _id }) => {
      await (token === undefined
        ? api.call('DELETE /api/order/:id/files/:fileId', { params: { id, fileId: _id } })
        : api.call('DELETE /api/request/:token/files/:fileId', { params: { token, fileId: _id } }))
      setFiles((all) => (all ?? []).filter((each) => each._id !== _id))
    },
  }
}
