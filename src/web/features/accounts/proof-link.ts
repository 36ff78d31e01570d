import type { ClientLoaderFunctionArgs } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { type Api, ApiError, createApi } from '../../platform/calls/api.ts'
import { browserTransport } from '../../platform/calls/browser-transport.ts'
import { storedToken } from '../../platform/calls/session.ts'
import { languageOfPath } from '../../platform/texts/language.ts'

type Proof = NonNullable<CallReply<'GET /api/auth/prove/:token'>['proof']>

/** The state of an email's link before anything is pressed. */
export type ProofLink =
  | ({ readonly state: 'open' } & Proof)
  | { readonly state: 'dead' }
  /** The link is used up, but the signed-in person's address is proven: they opened it a second time. */
  | { readonly state: 'proven' }
  /** The shop did not answer; pressing the button will tell. */
  | { readonly state: 'unknown' }

export const UNKNOWN_PROOF: ProofLink = { state: 'unknown' }

export async function loadProofLink({ request, params }: ClientLoaderFunctionArgs): Promise<ProofLink> {
  const language = languageOfPath(new URL(request.url).pathname)
  const api = createApi({ transport: browserTransport, language, signal: request.signal })
  try {
    const { proof } = await api.call('GET /api/auth/prove/:token', { params: { token: params.token ?? '' } })
    return proof === null ? { state: (await isProven(api)) ? 'proven' : 'dead' } : { state: 'open', ...proof }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.code === 'validation' || error.status === 404 ? { state: 'dead' } : UNKNOWN_PROOF
  }
}

async function isProven(api: Api): Promise<boolean> {
  if (storedToken() === null) return false
  try {
    const { user } = await api.call('GET /api/user/me')
    return user.isEmailProven && user.newEmail === null
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
