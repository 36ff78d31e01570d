import { expect, test } from 'vitest'
import type { Api } from '../../../platform/calls/api.ts'
import { type FilesOwner, fileCalls } from './file-calls.ts'

const FILE = { _id: 'f' }

/** Answers every call with the same files, and notes the calls. */
function noting() {
  const calls: string[] = []
  const call = (name: string, input: { params: object }) => {
    calls.push(`${name} ${JSON.stringify(input.params)}`)
    return Promise.resolve({ files: [FILE], request: { files: [FILE] } })
  }
  return { api: { call } as unknown as Api, calls }
}

test.each<[FilesOwner['kind'], string, string, string]>([
  ['order', '/api/order/k/files', 'GET /api/order/:id/files {"id":"k"}', 'DELETE /api/order/:id/files/:fileId {"id":"k","fileId":"f"}'],
  [
    'request-link',
    '/api/request/k/files',
    'GET /api/request/:token {"token":"k"}',
    'DELETE /api/request/:token/files/:fileId {"token":"k","fileId":"f"}',
  ],
  ['offer', '/api/offer/k/files', 'GET /api/offer/:id/files {"id":"k"}', 'DELETE /api/offer/:id/files/:fileId {"id":"k","fileId":"f"}'],
  [
    'offer-link',
    '/api/offer/link/k/files',
    'GET /api/offer/link/:token/files {"token":"k"}',
    'DELETE /api/offer/link/:token/files/:fileId {"token":"k","fileId":"f"}',
  ],
])('the files of an %s have calls of their own', async (kind, path, load, remove) => {
  const { api, calls } = noting()
  const files = fileCalls(api, { kind, key: 'k' })
  expect(files.path).toBe(path)
  expect(await files.load()).toEqual([FILE])
  await files.remove('f')
  expect(calls).toEqual([load, remove])
})
