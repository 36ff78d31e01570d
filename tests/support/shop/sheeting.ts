import { expect } from 'vitest'
import { texts } from '../http/multipart.ts'
import type { PersonName } from './people.ts'
import { managing } from './product-management.ts'
import type { Answer, TestShop } from './test-shop.ts'

interface Sending {
  readonly kind?: 'products' | 'categories' | 'brands'
  readonly language?: string
  readonly options?: Readonly<Record<string, unknown>>
}

/** Sheets through the shop's HTTP door. */
export function sheeting(shop: () => TestShop) {
  const { send, call } = managing(shop)
  const read = async (who: PersonName, id: string, language = 'en') =>
    (await call(who, `GET /api/sheets/runs/${id}`, undefined, language)).json.run

  const ended = async (who: PersonName, id: string, language?: string): Promise<Answer['json']> => {
    await expect.poll(async () => (await read(who, id)).state, { timeout: 60_000, interval: 50 }).not.toMatch(/^(?:checking|importing)$/)
    return read(who, id, language)
  }

  const sheeting = {
    /** Sends a file and answers what the shop says. */
    start: (who: PersonName, file: Buffer | string, { kind = 'products', language = 'en' }: Sending = {}): Promise<Answer> =>
      send(
        who,
        'POST /api/sheets/runs',
        [...texts({ kind, name: 'prices.csv' }), { name: 'file', file: Buffer.from(file), fileName: 'prices.csv' }],
        language,
      ),
    /** Sends a file and checks it with the columns that the shop guesses. */
    checked: async (who: PersonName, file: Buffer | string, sending: Sending = {}): Promise<Answer['json']> => {
      const started = await sheeting.start(who, file, sending)
      expect(started.text).toContain('"run"')
      const { _id, columns } = started.json.run
      const body = { columns: columns.map(({ column }: { column: string | null }) => column), isPartial: false, ...sending.options }
      expect((await call(who, `PUT /api/sheets/runs/${_id}`, body)).text).toContain('"run"')
      return ended(who, _id, sending.language)
    },
    imported: async (who: PersonName, file: Buffer | string, sending: Sending = {}): Promise<Answer['json']> => {
      const { _id } = await sheeting.checked(who, file, sending)
      expect((await call(who, `POST /api/sheets/runs/${_id}/import`)).text).toContain('"run"')
      return ended(who, _id, sending.language)
    },
    ended,
    read,
    rows: async (who: PersonName, id: string, query = ''): Promise<Answer['json']> =>
      (await call(who, `GET /api/sheets/runs/${id}/rows${query}`)).json,
    call,
  }
  return sheeting
}
