import type { CallReply } from '#contract/endpoints.ts'
import type { OwnEmails } from '#contract/own/own-emails.ts'
import { DECLINED_KINDS, type EmailKind, emailKindsOf } from '#domain/accounts/email-kinds.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { readOwnAccount } from '#server/accounts/accounts.service.ts'
import type { EmailKey } from '#server/accounts/email-choices/choice-links.service.ts'
import { changeChoices, chooseAt, isDeclinedAt, readChoices } from '#server/accounts/email-choices/email-choices.service.ts'
import { isWeeklyWanted, wantWeekly } from '#server/figures/weekly/weekly.service.ts'
import { forgetSubscriber, type SubscribeDeps, subscribe, subscriptionOf } from '#server/newsletter/newsletter.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'

export interface OwnEmailDeps extends SubscribeDeps, EmailKey {
  readonly database: Database
}

export async function readOwnEmails(deps: OwnEmailDeps, viewer: SignedIn): Promise<OwnEmails> {
  return ownEmails(deps, deps.database.db, viewer)
}

async function ownEmails(deps: EmailKey, db: Db, viewer: SignedIn): Promise<OwnEmails> {
  const { email, ...person } = await readOwnAccount(db, viewer)
  const { language, hasChosenLanguage, declined } = await readChoices(db, viewer)
  const offered = emailKindsOf(person)
  const elsewhere: Partial<Record<EmailKind, boolean>> = {
    news: (await subscriptionOf(db, email)) !== null,
    'weekly-figures': await isWeeklyWanted(db, viewer.id),
    'offer-reminders': !(await isDeclinedAt(deps, db, email, 'offer-reminders')),
  }
  const isWanted = (kind: EmailKind) => elsewhere[kind] ?? !declined.some((each) => each === kind)
  return {
    language: hasChosenLanguage ? language : null,
    kinds: offered.map((kind) => ({ kind, isWanted: isWanted(kind) })),
  }
}

export interface EmailChange {
  readonly language?: Language | null | undefined
  readonly wanted?: Readonly<Partial<Record<EmailKind, boolean>>> | undefined
}

export async function changeOwnEmails(
  deps: OwnEmailDeps,
  viewer: SignedIn,
  { language, wanted = {} }: EmailChange,
): Promise<CallReply<'PUT /api/user/me/emails'>> {
  const emails = await deps.database.transaction(async (tx) => {
    await changeChoices(tx, viewer, (before) => ({
      language: language === undefined ? (before.hasChosenLanguage ? before.language : null) : language,
      declined: DECLINED_KINDS.filter((kind) => !(wanted[kind] ?? !before.declined.includes(kind))),
    }))
    await changeLists(deps, tx, viewer, wanted)
    return ownEmails(deps, tx, viewer)
  })
  return { success: true, message: messageText('emailsSaved', viewer.language), emails }
}

/** A kind that this person is not offered stays as it is. */
async function changeLists(deps: OwnEmailDeps, tx: Db, viewer: SignedIn, wanted: NonNullable<EmailChange['wanted']>): Promise<void> {
  const { email, language, ...person } = await readOwnAccount(tx, viewer)
  const offered = emailKindsOf(person)
  if (wanted.news !== undefined && offered.includes('news')) {
    await (wanted.news ? subscribe(tx, deps, { email, language }) : forgetSubscriber(tx, email))
  }
  if (wanted['offer-reminders'] === true && offered.includes('offer-reminders')) {
    await chooseAt(deps, tx, { email, kind: 'offer-reminders', isWanted: true }, deps.now())
  }
  const weekly = wanted['weekly-figures']
  if (weekly !== undefined && offered.includes('weekly-figures')) await wantWeekly(tx, viewer.id, weekly)
}
