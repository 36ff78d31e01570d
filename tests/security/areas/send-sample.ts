import { multipart } from '#tests/support/http/multipart.ts'
import { sendJson } from '#tests/support/shop/send-json.ts'
import type { Answer, TestShop } from '#tests/support/shop/test-shop.ts'
import type { Sample } from '../permissions/cases.ts'

/** Makes a call of the contract with the path, body or form of a sample. */
export async function sendSample(shop: TestShop, call: string, sample: Sample, headers: Record<string, string>): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ')
  const { body, form } = sample
  const to = sample.path ?? path
  if (form === undefined) return sendJson(shop, { call: `${method} ${to}`, body, headers })
  const sent = multipart(form)
  return shop.ask({ method, path: to, headers: { ...headers, ...sent.headers }, body: sent.body })
}
