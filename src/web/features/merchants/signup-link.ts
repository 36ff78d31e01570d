import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError, createApi } from '../../platform/api.ts'
import { browserTransport } from '../../platform/browser-transport.ts'
import { languageOfPath } from '../../platform/language.ts'

/** What is known of the link of an email before anything is typed. */
export type SignupLink =
  | { readonly state: 'open'; readonly email: string }
  | { readonly state: 'dead' }
  /** Nobody could be asked; sending the form will tell. */
  | { readonly state: 'unknown' }

export const UNKNOWN_LINK: SignupLink = { state: 'unknown' }

export async function loadSignupLink({ request, params }: ClientLoaderFunctionArgs): Promise<SignupLink> {
  const api = createApi({
    transport: browserTransport,
    language: languageOfPath(new URL(request.url).pathname),
    signal: request.signal,
  })
  try {
    const { invitation } = await api.call('GET /api/merchant/signup/:token', { params: { token: params.token ?? '' } })
    return invitation === null ? { state: 'dead' } : { state: 'open', email: invitation.email }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Longer than any link is.
    return error.code === 'validation' || error.status === 404 ? { state: 'dead' } : UNKNOWN_LINK
  }
}
