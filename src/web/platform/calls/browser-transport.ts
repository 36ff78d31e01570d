import { ApiError, type ApiTransport } from './api.ts'
import { refuseToken, storedToken } from './session.ts'

export const browserTransport: ApiTransport = async ({ method, path, body, language, signal }) => {
  const headers = new Headers({ accept: 'application/json', 'accept-language': language })
  const token = storedToken()
  if (token !== null) headers.set('authorization', token)
  const isForm = body instanceof FormData
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json')
  try {
    const response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
    if (response.status === 401 && token !== null) refuseToken(token)
    return { status: response.status, body: await response.json() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'unreachable', '')
  }
}
