import { eq } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { merchants } from '#server/merchants/merchants.tables.ts'
import { type FormPart, multipart, texts } from '../http/multipart.ts'
import { photo } from '../pictures/pictures.ts'
import { idOf, join, type PersonName, signedIn } from './people.ts'
import { sendJson } from './send-json.ts'
import type { Answer, TestShop } from './test-shop.ts'

type Fields = Readonly<Record<string, string | number | boolean | readonly string[]>>

let made: Promise<Buffer> | undefined

/** A small photograph; always the same one. */
export function somePicture(): Promise<Buffer> {
  made ??= photo({ width: 60, height: 40 }).jpeg().toBuffer()
  return made
}

let skus = 0

/** Fields of a form for a new product, each time with another SKU. */
export function productFields(brand: string) {
  skus += 1
  return {
    sku: `KEPT-${skus}`,
    name: 'Convection oven',
    nameAr: 'فرن حراري',
    description: 'Bakes evenly.',
    descriptionAr: 'يخبز بالتساوي.',
    price: 45_000,
    quantity: 12,
    taxable: 1,
    brand,
  }
}

export interface Managing {
  /** The id of the merchant's brand; the merchant is created for it. */
  brandOf(who: 'merchant' | 'otherMerchant'): Promise<string>
  add(who: PersonName, fields: Fields, picture?: Buffer): Promise<Answer>
  /** Adds a product and returns its reply. */
  added(who: PersonName, fields: Fields, picture?: Buffer): Promise<Answer['json']>
  send(who: PersonName | null, call: string, parts: readonly FormPart[], language?: string): Promise<Answer>
  call(who: PersonName | null, call: string, body?: unknown, language?: string): Promise<Answer>
}

/** Calls about managed products, through the shop's HTTP door. */
export function managing(shop: () => TestShop): Managing {
  const headersOf = async (who: PersonName | null, language: string) => ({
    'accept-language': language,
    ...(who === null ? {} : await signedIn(shop(), who)),
  })
  const send: Managing['send'] = async (who, call, parts, language = 'en') => {
    const [method = '', path = ''] = call.split(' ')
    const form = multipart(parts)
    return shop().ask({ method, path, headers: { ...form.headers, ...(await headersOf(who, language)) }, body: form.body })
  }
  const add: Managing['add'] = async (who, fields, picture) =>
    send(who, 'POST /api/product/add', [...texts(fields), { name: 'image', file: picture ?? (await somePicture()) }])
  return {
    send,
    add,
    added: async (who, fields, picture) => {
      const answer = await add(who, fields, picture)
      if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.text}`)
      return answer.json.product
    },
    call: async (who, call, body, language = 'en') =>
      sendJson(shop(), { call, headers: await headersOf(who, language), ...(body === undefined ? {} : { body }) }),
    brandOf: async (who) => {
      await join(shop(), who)
      const [row] = await shop()
        .accounts.database.db.select({ id: merchants.brandId })
        .from(users)
        .innerJoin(merchants, eq(merchants.id, users.merchantId))
        .where(eq(users.id, idOf(who)))
      return row?.id ?? ''
    },
  }
}

/** Every file of the shop's pictures of this kind. */
export async function pictureFiles({ media }: TestShop, kind: 'originals' | 'renditions'): Promise<string[]> {
  const keys: string[] = []
  for await (const key of media.storage.list(`${kind}/`)) keys.push(key)
  return keys
}
