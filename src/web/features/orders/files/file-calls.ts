import type { OrderFileReply } from '#contract/files/order-files.ts'
import type { Api } from '../../../platform/calls/api.ts'
import { type UploadOptions, upload } from '../../../platform/calls/files/upload.ts'

/** The record that has files, by its id or by the token of its link. */
export interface FilesOwner {
  readonly kind: 'order' | 'request-link' | 'offer' | 'offer-link'
  readonly key: string
}

export interface FileCalls {
  /** The address under which each file is read by its id. */
  readonly path: string
  readonly load: () => Promise<readonly OrderFileReply[]>
  readonly add: (options: Omit<UploadOptions, 'params'>) => Promise<{ readonly file: OrderFileReply }>
  readonly remove: (fileId: string) => Promise<unknown>
}

/** The calls about the files of one record. */
export function fileCalls(api: Api, { kind, key }: FilesOwner): FileCalls {
  const id = { id: key }
  const token = { token: key }
  switch (kind) {
    case 'order':
      return {
        path: `/api/order/${key}/files`,
        load: async () => (await api.call('GET /api/order/:id/files', { params: id })).files,
        add: (options) => upload('POST /api/order/:id/files', { ...options, params: id }),
        remove: (fileId) => api.call('DELETE /api/order/:id/files/:fileId', { params: { ...id, fileId } }),
      }
    case 'request-link':
      return {
        path: `/api/request/${key}/files`,
        load: async () => (await api.call('GET /api/request/:token', { params: token })).request.files,
        add: (options) => upload('POST /api/request/:token/files', { ...options, params: token }),
        remove: (fileId) => api.call('DELETE /api/request/:token/files/:fileId', { params: { ...token, fileId } }),
      }
    case 'offer':
      return {
        path: `/api/offer/${key}/files`,
        load: async () => (await api.call('GET /api/offer/:id/files', { params: id })).files,
        add: (options) => upload('POST /api/offer/:id/files', { ...options, params: id }),
        remove: (fileId) => api.call('DELETE /api/offer/:id/files/:fileId', { params: { ...id, fileId } }),
      }
    case 'offer-link':
      return {
        path: `/api/offer/link/${key}/files`,
        load: async () => (await api.call('GET /api/offer/link/:token/files', { params: token })).files,
        add: (options) => upload('POST /api/offer/link/:token/files', { ...options, params: token }),
        remove: (fileId) => api.call('DELETE /api/offer/link/:token/files/:fileId', { params: { ...token, fileId } }),
      }
  }
}
