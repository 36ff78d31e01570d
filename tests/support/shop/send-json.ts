import type { Answer, TestShop } from './test-shop.ts'

export interface JsonCall {
  /** `POST /api/auth/login` */
  readonly call: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The network address that the request seems to come from. */
  readonly from?: string
}

export async function sendJson(shop: TestShop, { call, body, headers = {}, from }: JsonCall): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ')
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return shop.ask({ method, path, headers: { ...type, ...headers }, ...sent, ...(from === undefined ? {} : { from }) })
}
