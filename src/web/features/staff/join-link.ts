import type { ClientLoaderFunctionArgs } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { ApiError, createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { languageOfPath } from '../../platform/texts/language.ts'

type Invitation = NonNullable<CallReply<'GET /api/staff/invitation/:token'>['invitation']>

/** The state of an email's link before anything is typed. */
export type JoinLink =
  | { readonly state: 'open'; readonly invitation: Invitation }
  | { readonly state: 'dead' }
  /** The shop has not answered yet, or did not. */
  | { readonly state: 'unknown' }

export const UNKNOWN_JOIN_LINK: JoinLink = { state: 'unknown' }

export async function loadJoinLink({ request, params }: ClientLoaderFunctionArgs): Promise<JoinLink> {
  const language = languageOfPath(new URL(request.url).pathname)
  const api = createApi({ transport: browserTransport, language, signal: request.signal })
  try {
    const { invitation } = await api.call('GET /api/staff/invitation/:token', { params: { token: params.token ?? '' } })
    return invitation === null ? { state: 'dead' } : { state: 'open', invitation }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { state: 'dead' }
    throw error
  }
}
