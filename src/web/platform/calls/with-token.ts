import { storedToken } from './session.ts'

interface Answered {
  readonly status: number
}

/** Makes a call with the stored token, and once more with the next one where it was refused. */
export async function withToken<Answer extends Answered>(send: (token: string | null) => Promise<Answer>): Promise<Answer> {
  const token = storedToken()
  const answer = await send(token)
  return answer.status === 401 && token !== null ? (await import('./renewing.ts')).sendAgain({ token, answer, send }) : answer
}
