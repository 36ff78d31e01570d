import type { Call, CallReply } from '#contract/endpoints.ts'
import type { Language } from '#domain/text/language.ts'
import { type ApiAnswer, ApiError, type ApiRequest, type ApiTransport, createApi } from '../api.ts'
import { countSentChange } from '../sent-changes.ts'
import { withToken } from '../with-token.ts'

export interface UploadOptions {
  readonly params?: Readonly<Record<string, string>>
  readonly form: FormData
  readonly language: Language
  /** Called with the share of bytes sent, from 0 to 1; it reaches 1 before the answer comes. */
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** A refusal of the moment, with the pause after which the shop, or a proxy before it, may be asked again. */
export class LaterError extends ApiError {
  readonly pauseSeconds: number

  constructor({ status, code, message, fields }: ApiError, pauseSeconds: number) {
    super(status, code, message, fields)
    this.pauseSeconds = pauseSeconds
  }
}

/** Sends a form with a file to one of the shop's calls and reports progress; refusals and replies are those of any other call. */
export async function upload<C extends Call>(
  call: C,
  { params = {}, form, language, onProgress, signal }: UploadOptions,
): Promise<CallReply<C>> {
  let pauseSeconds = 0
  const onPause = (seconds: number) => {
    pauseSeconds = seconds
  }
  const api = createApi({ transport: uploadTransport({ onProgress, onPause }), language, signal })
  // The contract has no type for a form with a file: its texts and its file are separate there.
  const send = api.call as (call: string, input: unknown) => Promise<unknown>
  try {
    return (await send(call, { params, body: form })) as CallReply<C>
  } catch (error) {
    throw error instanceof ApiError && pauseSeconds > 0 ? new LaterError(error, pauseSeconds) : error
  }
}

/** True if the caller aborted the call. */
export function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

interface Listeners extends Pick<UploadOptions, 'onProgress'> {
  /** Called with the pause that the answer asks for, 0 without one. */
  readonly onPause: (seconds: number) => void
}

/** `fetch` doesn't report the progress of a body. */
function uploadTransport(listeners: Listeners): ApiTransport {
  return (request) => withToken((token) => sendOnce(request, token, listeners))
}

function sendOnce({ method, path, body, language, signal }: ApiRequest, token: string | null, { onProgress, onPause }: Listeners) {
  return new Promise<ApiAnswer>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const callOff = () => request.abort()
    request.open(method, path)
    request.responseType = 'json'
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    if (token !== null) request.setRequestHeader('authorization', token)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      if (request.status === 200) countSentChange()
      onPause(Number(request.getResponseHeader('retry-after')) || 0)
      resolve({ status: request.status, body: request.response as unknown })
    }
    request.onerror = () => reject(new ApiError(0, 'unreachable', ''))
    request.onabort = () => reject(new DOMException('The upload was called off', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', callOff)
    signal?.addEventListener('abort', callOff)
    if (signal?.aborted) {
      reject(new DOMException('The upload was called off', 'AbortError'))
      return
    }
    request.send(body as FormData)
  })
}
