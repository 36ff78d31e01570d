import { expect, test } from 'vitest'
import type { PictureRun } from '#contract/admin/sheet-pictures.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { LaterError } from '../../../platform/calls/files/upload.ts'
import { inSendingOrder, type NamedFile, sendPictures } from './sending-pictures.ts'

const named = (names: readonly string[]) => inSendingOrder(names.map((name) => new File([name], name)))

/** A shop that answers with the failures of a file's name, one after the other, and then takes it. */
function shopWith(failures: Readonly<Record<string, ApiError[]>> = {}) {
  const tried: { readonly name: string; readonly run: string | undefined }[] = []
  const pauses: number[] = []
  const shop = {
    isCancelled: false,
    send: async ({ name }: NamedFile, run: string | undefined): Promise<PictureRun | null> => {
      tried.push({ name, run })
      const failure = failures[name]?.shift()
      if (failure !== undefined) throw failure
      return { _id: run ?? `run of ${name}` } as PictureRun
    },
  }
  const send = (files: readonly NamedFile[], run?: string) =>
    sendPictures(files, run, {
      ...shop,
      isCancelled: () => shop.isCancelled,
      pause: async (ms) => void pauses.push(ms / 1000),
      onProgress: () => undefined,
      onRun: () => undefined,
    })
  return { shop, send, tried, pauses }
}

const away = () => new ApiError(0, 'unreachable', '')
const busy = (seconds: number) => new LaterError(new ApiError(503, 'unavailable', 'Later.'), seconds)

test('the main picture of a product goes before its further ones, zips go last, and a second file of one name is a further picture', () => {
  expect(named(['all.zip', 'B-10.jpg', 'B-2.jpg', 'B.jpg', 'A-2.png', 'A.jpg', 'A.jpg']).map(({ name }) => name)).toEqual([
    'A.jpg',
    'A (2).jpg',
    'A-2.png',
    'B.jpg',
    'B-2.jpg',
    'B-10.jpg',
    'all.zip',
  ])
})

test('pictures of one drop name the run of the first one, and a zip has a run of its own', async () => {
  const { send, tried } = shopWith()
  expect(await send(named(['a.jpg', 'b.jpg', 'c.zip', 'd.zip']))).toEqual({ refused: [], unsent: null })
  expect(tried.map(({ run }) => run)).toEqual([undefined, 'run of a.jpg', undefined, undefined])
})

test('a busy shop is tried again after the pause that it names, a broken line after longer and longer ones', async () => {
  const { send, tried, pauses } = shopWith({ 'b.jpg': [busy(7), away(), away()] })
  expect((await send(named(['a.jpg', 'b.jpg', 'c.jpg']))).unsent).toBeNull()
  expect(tried.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'b.jpg', 'b.jpg', 'b.jpg', 'c.jpg'])
  expect(pauses).toEqual([7, 5, 10])
})

test('files that could not be sent are named, and go on in the same run by a press', async () => {
  const { send, tried, pauses } = shopWith({ 'b.jpg': Array.from({ length: 5 }, away) })
  const { unsent } = await send(named(['a.jpg', 'b.jpg', 'c.jpg']))
  expect([unsent?.files.map(({ name }) => name), unsent?.error?.code]).toEqual([['b.jpg', 'c.jpg'], 'unreachable'])
  expect(pauses).toHaveLength(4)
  expect((await send(unsent?.files ?? [], unsent?.run)).unsent).toBeNull()
  expect(tried.slice(-2)).toEqual([
    { name: 'b.jpg', run: 'run of a.jpg' },
    { name: 'c.jpg', run: 'run of a.jpg' },
  ])
})

test('a shop that asks for an hour is not waited for', async () => {
  const { send, pauses } = shopWith({ 'a.jpg': [new LaterError(new ApiError(429, 'too-many-requests', 'Later.'), 3600)] })
  expect((await send(named(['a.jpg', 'b.jpg']))).unsent?.files).toHaveLength(2)
  expect(pauses).toEqual([])
})

test('a file that the shop does not take is named and stops no other', async () => {
  const { send } = shopWith({ 'a.zip': [new ApiError(400, 'sheet/zip-damaged', 'Damaged.')] })
  const { refused, unsent } = await send(named(['a.zip', 'b.zip']))
  expect([refused.map(({ name }) => name), unsent]).toEqual([['a.zip'], null])
})

test('calling it off leaves the rest to a press', async () => {
  const { shop, send } = shopWith()
  shop.isCancelled = true
  expect((await send(named(['a.jpg', 'b.jpg']))).unsent).toMatchObject({ error: null, files: [{ name: 'a.jpg' }, { name: 'b.jpg' }] })
})
