import type { OwnUser } from '#contract/accounts.ts'
import type { Language } from '#domain/text/language.ts'
import { createApi } from './api.ts'
import { browserTransport } from './browser-transport.ts'
import { rememberUser, storedSession } from './session.ts'

let asking: { readonly of: string | null; readonly answer: Promise<OwnUser> } | null = null

/** Fetches the signed-in person from the server; concurrent calls share one answer. */
export function fetchOwnProfile(language: Language): Promise<OwnUser> {
  const owner = storedSession()
  if (asking?.of === owner) return asking.answer
  const answer = ask(language, owner)
  asking = { of: owner, answer }
  const forget = () => {
    if (asking?.answer === answer) asking = null
  }
  answer.then(forget, forget)
  return answer
}

async function ask(language: Language, owner: string | null): Promise<OwnUser> {
  const { user } = await createApi({ transport: browserTransport, language }).call('GET /api/user/me')
  if (storedSession() === owner) rememberUser(user)
  return user
}
