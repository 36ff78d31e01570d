import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DriveServer, startDriveServer } from '#tests/support/drive/drive-server.ts'
import { openDrive, type PictureDrive } from './drive.ts'

let server: DriveServer
const warnings: unknown[] = []
const log = { warn: (facts: unknown) => warnings.push(facts), info: () => {}, error: () => {}, debug: () => {} }
const open = (options: { apiUrl?: string; apiKey?: string; folderUrl?: string; timeoutMs?: number } = {}): PictureDrive =>
  openDrive({ apiUrl: server.apiUrl, apiKey: 'a-secret-key', log: log as never, ...options })

beforeAll(async () => {
  server = await startDriveServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  warnings.length = 0
  server.asked.length = 0
})

test('a drive without an address is never asked, and has no folder to open', async () => {
  const drive = openDrive({ log: log as never })
  expect(drive.isSetUp).toBe(false)
  expect(drive.folderUrl('A-1')).toBeNull()
  expect(await drive.listImages('A-1')).toEqual([])
})

test("lists the pictures of a SKU's folder in order, once each, and leaves out other files", async () => {
  const files = [
    { id: 'one', mimeType: 'image/jpeg', name: 'a.jpg' },
    { id: 'text', mimeType: 'text/plain' },
    { id: 'two' },
    { id: 'one', mimeType: 'image/png' },
    { id: '../evil"', mimeType: 'image/png' },
  ]
  server.answerWith({ body: JSON.stringify({ kind: 'drive#fileList', files }) })
  expect(await open().listImages('A/1 &?')).toEqual(['one', 'two'])
  expect(server.asked).toEqual([{ path: '/files?folder=A%2F1%20%26%3F', authorization: 'Bearer a-secret-key' }])
})

test('lists no more pictures than a product may have', async () => {
  server.answerWith({ body: JSON.stringify({ files: Array.from({ length: 50 }, (_, n) => ({ id: `id${n}` })) }) })
  expect(await open().listImages('A-1')).toHaveLength(20)
})

test('sends the key in the address when that has a place for it, and nowhere else', async () => {
  server.answerWith({ body: '{"files":[{"id":"one"}]}' })
  await open({ apiUrl: `${server.apiUrl}&key={key}` }).listImages('A-1')
  expect(server.asked).toEqual([{ path: '/files?folder=A-1&key=a-secret-key', authorization: undefined }])
})

test.each([
  ['says no', { status: 403, body: '{}' }],
  ['speaks something else', { body: '<html>' }],
  ['sends another shape', { body: '{"files":"none"}' }],
  ['sends you elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } }],
  ['sends without end', { body: `{"files":[${'"x",'.repeat(400_000)}"x"]}` }],
  ['never answers', null],
])('a drive that %s answers as an empty one, and the log says so without the key', async (_what, answer) => {
  server.answerWith(answer)
  const patience = answer === null ? { timeoutMs: 300 } : {}
  expect(await open({ apiUrl: `${server.apiUrl}&key={key}`, ...patience }).listImages('A-1')).toEqual([])
  expect(warnings).toHaveLength(1)
  expect(JSON.stringify(warnings)).not.toContain('a-secret-key')
})

test('a drive is not followed to another address, and shows the key to nobody there', async () => {
  server.answerWith({ status: 302, body: '', headers: { location: server.apiUrl } })
  expect(await open().listImages('A-1')).toEqual([])
  expect(server.asked).toHaveLength(1)
})

test('an unreachable drive answers as an empty one', async () => {
  expect(await open({ apiUrl: 'http://127.0.0.1:1/{sku}' }).listImages('A-1')).toEqual([])
  expect(warnings).toHaveLength(1)
})

test("a SKU is encoded in the folder's address and cannot lead elsewhere", () => {
  expect(open({ folderUrl: 'https://drive.example/search?q={sku}' }).folderUrl('A&b=1')).toBe('https://drive.example/search?q=A%26b%3D1')
})
