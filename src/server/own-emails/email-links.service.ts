import type { CallReply } from '#contract/endpoints.ts'
import type { LinkedChoice } from '#contract/own/email-links.ts'
import { emailKindsOf } from '#domain/accounts/email-kinds.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import { messageText } from '#i18n/messages.ts'
import { type EmailChoice, type EmailKey, readChoiceToken } from '#server/accounts/email-choices/choice-links.service.ts'
import {
  chooseAt,
  chooseKind,
  declinesEmails,
  findChooser,
  findChooserAt,
  isDeclinedAt,
} from '#server/accounts/email-choices/email-choices.service.ts'
import { isWeeklyWanted, wantWeekly } from '#server/figures/weekly/weekly.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'

export interface EmailLinkDeps extends EmailKey {
  readonly database: Database
  readonly now: () => Date
}

type Reader = Pick<Viewer, 'language'>

export async function readLinkedChoice(deps: EmailLinkDeps, token: string): Promise<LinkedChoice> {
  const choice = choiceOf(deps, token)
  return { kind: choice.kind, isWanted: await isWanted(deps, deps.database.db, choice) }
}

/** A deleted account gets nothing, so that nothing is left to stop. */
export async function stopByLink(
  deps: EmailLinkDeps,
  { language }: Reader,
  token: string,
): Promise<CallReply<'POST /api/emails/stop/:token'>> {
  const choice = choiceOf(deps, token)
  await deps.database.transaction((tx) => choose(deps, tx, choice, false))
  return { success: true, message: messageText('emailsStopped', language), choice: { kind: choice.kind, isWanted: false } }
}

export async function resumeByLink(
  deps: EmailLinkDeps,
  { language }: Reader,
  token: string,
): Promise<CallReply<'POST /api/emails/resume/:token'>> {
  const choice = choiceOf(deps, token)
  await deps.database.transaction((tx) => choose(deps, tx, choice, true))
  return { success: true, message: messageText('emailsResumed', language), choice: { kind: choice.kind, isWanted: true } }
}

function choiceOf(deps: EmailKey, token: string): EmailChoice {
  const choice = readChoiceToken(deps, token)
  if (choice === null) throw new RefusalError('newsletter/link-invalid')
  return choice
}

async function isWanted(deps: EmailKey, db: Db, choice: EmailChoice): Promise<boolean> {
  if ('email' in choice) return !(await isDeclinedAt(deps, db, choice.email, choice.kind))
  const { kind, userId } = choice
  if (kind === 'weekly-figures') return isWeeklyWanted(db, userId)
  return (await findChooser(db, userId)) !== null && !(await declinesEmails(db, userId, kind))
}

async function choose(deps: EmailLinkDeps, tx: Db, choice: EmailChoice, isOn: boolean): Promise<void> {
  if ('email' in choice) return chooseForAddress(deps, tx, choice, isOn)
  const { kind, userId } = choice
  const account = await findChooser(tx, userId)
  if (account === null || !emailKindsOf(account).includes(kind)) {
    if (isOn) throw new RefusalError('newsletter/link-invalid')
    return
  }
  await (kind === 'weekly-figures' ? wantWeekly(tx, userId, isOn) : chooseKind(tx, account, kind, isOn))
}

/** An account that has proven the address says the same in its own list, and goes on saying it under another address. */
async function chooseForAddress(
  deps: EmailLinkDeps,
  tx: Db,
  { email, kind }: Extract<EmailChoice, { readonly email: string }>,
  isOn: boolean,
): Promise<void> {
  const owner = await findChooserAt(tx, email)
  if (owner !== null) await chooseKind(tx, owner, kind, isOn)
  await chooseAt(deps, tx, { email, kind, isWanted: isOn }, deps.now())
}
