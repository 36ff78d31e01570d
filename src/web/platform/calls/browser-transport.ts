import { ApiError, type ApiTransport } from './api.ts'
import { countSentChange } from './sent-changes.ts'
import { withToken } from './with-token.ts'

export const browserTransport: ApiTransport = async ({ method, path, body, language, signal, headers: more }) => {
  const headers = new Headers({ accept: 'application/json', 'accept-language': language, ...more })
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  try {
    const response = await withToken((token) => {
      if (token !== null) headers.set('authorization', token)
      return fetch(path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      })
    })
    const answer = { status: response.status, body: await response.json() }
    if (method !== 'GET' && answer.status === 200) countSentChange()
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'unreachable', '')
  }
}
