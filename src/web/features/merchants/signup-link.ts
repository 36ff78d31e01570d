import type { ClientLoaderFunctionArgs } from 'react-router'
import { ApiError, createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { languageOfPath } from '../../platform/texts/language.ts'

/** The state of an email's link before anything is typed. */
export type SignupLink =
  | { readonly state: 'open'; readonly email: string }
  | { readonly state: 'dead' }
  /** The shop did not answer; sending the form will tell. */
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
    // The token is longer than any real one.
    return error.code === 'validation' || error.status === 404 ? { state: 'dead' } : UNKNOWN_LINK
  }
}
