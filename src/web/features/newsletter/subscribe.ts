import { EMAIL_PATTERN } from '#domain/accounts/accounts.ts'
import type { Language } from '#domain/text/language.ts'
import { normaliseEmail } from '#domain/text/text.ts'
import { ApiError, createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { notify } from '../../platform/frame/notices.ts'
import { textIn } from '../../platform/texts/texts.ts'

export type Outcome =
  | { readonly kind: 'refused'; readonly reason: 'required' | 'format' }
  | { readonly kind: 'failed' | 'done'; readonly text: string }

export async function subscribe(typed: string, language: Language): Promise<Outcome> {
  const email = normaliseEmail(typed)
  if (email === '') return { kind: 'refused', reason: 'required' }
  if (!EMAIL_PATTERN.test(email)) return { kind: 'refused', reason: 'format' }
  try {
    const { message } = await createApi({ transport: browserTransport, language }).call('POST /api/newsletter/subscribe', {
      body: { email },
    })
    notify({ kind: 'success', text: message })
    return { kind: 'done', text: message }
  } catch (error) {
    return { kind: 'failed', text: error instanceof ApiError && error.message !== '' ? error.message : textIn(language)('notices.failed') }
  }
}
