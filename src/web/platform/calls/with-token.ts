import { storedToken } from './session.ts'

/** Loaded early by a page of somebody signed in: a later version of the shop may no longer have the file. */
export const fetchRenewing = () => import('./renewing.ts')

interface Answered {
  readonly status: number
}

/** Makes a call with the stored token, and once more with the next one where it was refused. */
export async function withToken<Answer extends Answered>(send: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = storedToken()
  const answer = await send(token)
  return answer.status === 401 && token !== null ? (await fetchRenewing()).sendAgain({ token, answer, send }) : answer
}
