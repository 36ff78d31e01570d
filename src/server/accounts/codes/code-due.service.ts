import { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import type { SocialCodeForm } from '#contract/forms/code-forms.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import type { AttemptSeal } from '#server/platform/social/attempt-seal.ts'
import { findAccount } from '../accounts.repository.ts'
import { type AccountDeps, greeting, openSession } from '../accounts.service.ts'
import { checkCode } from '../second-factor/second-factor.service.ts'
import type { SessionCookie } from '../sessions/sessions.service.ts'

const CodeDue = z.object({ codeDueOf: z.string(), tokenVersion: z.number() })

/** Sealed, so that a page can bring it back together with the code, and nobody can make it. */
export function sealCodeDue(
  seal: AttemptSeal,
  { id, tokenVersion }: { readonly id: string; readonly tokenVersion: number },
): Promise<string> {
  return seal.seal({ codeDueOf: id, tokenVersion } satisfies z.output<typeof CodeDue>)
}

interface CodeGiven {
  readonly form: z.output<typeof SocialCodeForm>
  readonly from: string
  readonly userAgent: string
  readonly cookie: SessionCookie
  readonly language: Language
  /** Receives the account's id, for the log. */
  readonly noteAccount: (accountId: string) => void
}

/** Another service has vouched for the person; the code of the second factor ends the sign-in. */
export async function endSignInWithCode(
  deps: AccountDeps & { readonly seal: AttemptSeal },
  { form, from, userAgent, cookie, language, noteAccount }: CodeGiven,
): Promise<CallReply<'POST /api/auth/second-factor/sign-in'>> {
  const due = CodeDue.safeParse(await deps.seal.unseal(form.attempt))
  const account = due.success ? await findAccount(deps.database.db, due.data.codeDueOf) : null
  if (!due.success || account === null || account.tokenVersion !== due.data.tokenVersion) throw new RefusalError('account/attempt-over')
  noteAccount(account.id)
  await checkCode(deps, account.id, form.code)
  return {
    success: true,
    message: greeting(account.firstName, language),
    ...(await openSession(deps, account, { userAgent, from, cookie })),
  }
}
