import type { ClientLoaderFunctionArgs } from 'react-router'
import type { LinkedChoice } from '#contract/own/email-links.ts'
import { ApiError, createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { languageOfPath } from '../../platform/texts/language.ts'

/** The link of an email before anything is pressed. */
export type EmailLink =
  | ({ readonly state: 'known' } & LinkedChoice)
  | { readonly state: 'dead' }
  /** The shop has not answered yet, or could not; pressing the button will tell. */
  | { readonly state: 'unknown' }

export const UNKNOWN_LINK: EmailLink = { state: 'unknown' }

export async function loadEmailLink({ request, params }: ClientLoaderFunctionArgs): Promise<EmailLink> {
  const language = languageOfPath(new URL(request.url).pathname)
  const api = createApi({ transport: browserTransport, language, signal: request.signal })
  try {
    return { state: 'known', ...(await api.call('GET /api/emails/choice/:token', { params: { token: params.token ?? '' } })) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'validation' || error.status === 404 ? { state: 'dead' } : UNKNOWN_LINK
  }
}
