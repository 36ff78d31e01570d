import { type InOwnData, OWN_DATA_PARTS, type OwnDataPart } from '#contract/own/own-data.ts'
import type { SignedIn } from '#domain/accounts/viewer.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import { type Account, ownUser, readOwnAccount } from '#server/accounts/accounts.service.ts'
import { readChoices } from '#server/accounts/email-choices/email-choices.service.ts'
import { listOwnSessions } from '#server/accounts/sessions/sessions.service.ts'
import { listOwnAddresses } from '#server/addresses/addresses.service.ts'
import { chatOfPerson } from '#server/chat/personal-chat.service.ts'
import { contactMessagesFrom } from '#server/contact/contact.service.ts'
import { recordOfPerson } from '#server/customers/personal/personal-record.service.ts'
import { applicationsOfPerson } from '#server/merchants/personal/personal-applications.service.ts'
import { subscriptionOf } from '#server/newsletter/newsletter.service.ts'
import { offersOfPerson } from '#server/offers/reading/offers-of-person.service.ts'
import { filesOfPerson, requestsOfPerson } from '#server/orders/personal/personal-requests.service.ts'
import type { StreamedFile } from '#server/platform/http/sent-files.ts'
import { reviewsOfPerson } from '#server/reviews/reviews.service.ts'
import { listWishes } from '#server/wishlist/wishlist.service.ts'
import type { OwnDataDeps } from './own-data.deps.ts'

const REQUESTS_AT_ONCE = 50
const OFFERS_AT_ONCE = 10
const MESSAGES_AT_ONCE = 200

/** Lists by their part of the file, each read once the file has come to it. */
type Lists = { readonly [Part in Exclude<OwnDataPart, 'account'>]: () => AsyncIterable<InOwnData<Part>> }

/** Everything about the reader, read page by page while it is sent. */
export async function ownDataFile(deps: OwnDataDeps, viewer: SignedIn): Promise<StreamedFile> {
  const account = await readOwnAccount(deps.database.db, viewer)
  const { language, declined } = await readChoices(deps.database.db, viewer)
  return {
    name: `own-data-${dayInCairo(deps.now())}.json`,
    contentType: 'application/json; charset=utf-8',
    parts: written(
      { ...ownUser(account), language, declinedEmails: declined },
      { ...accountLists(deps, viewer, account), ...recordLists(deps, viewer) },
    ),
  }
}

async function* written(account: InOwnData<'account'>, lists: Lists): AsyncIterable<string> {
  yield `{\n"account": ${text('account', account)}`
  for (const part of Object.keys(OWN_DATA_PARTS) as OwnDataPart[]) {
    if (part === 'account') continue
    yield `,\n"${part}": [`
    let isFirst = true
    for await (const item of lists[part]()) {
      yield `${isFirst ? '' : ','}\n${text(part, item)}`
      isFirst = false
    }
    yield ']'
  }
  yield '\n}\n'
}

/** Only keys that the contract names are written. */
function text(part: OwnDataPart, item: unknown): string {
  return JSON.stringify(OWN_DATA_PARTS[part].parse(item))
}

type RecordPart = 'requests' | 'files' | 'offers' | 'chat' | 'reviews' | 'wishlist'

function accountLists(deps: OwnDataDeps, viewer: SignedIn, { email, isEmailProven }: Account): Omit<Lists, RecordPart> {
  const { db } = deps.database
  const provenEmail = isEmailProven ? email : null
  return {
    sessions: once(async () => (await listOwnSessions(deps, viewer)).sessions),
    addresses: once(async () => (await listOwnAddresses(deps, viewer)).addresses),
    contacts: once(async () => (await recordOfPerson(db, viewer.id)).contacts),
    companies: once(async () => (await recordOfPerson(db, viewer.id)).companies),
    newsletter: once(async () => {
      const found = provenEmail === null ? null : await subscriptionOf(db, provenEmail)
      return found === null ? [] : [{ email: found.email, language: found.language, since: found.created.toISOString() }]
    }),
    contactMessages: once(async () => {
      const messages = provenEmail === null ? [] : await contactMessagesFrom(db, provenEmail)
      return messages.map(({ created, ...message }) => ({ ...message, created: created.toISOString() }))
    }),
    applications: once(() => applicationsOfPerson(db, { userId: viewer.id, email: provenEmail })),
  }
}

function recordLists(deps: OwnDataDeps, viewer: SignedIn): Pick<Lists, RecordPart> {
  const { db } = deps.database
  return {
    wishlist: once(async () => (await listWishes(deps, viewer)).wishlist),
    reviews: once(() => reviewsOfPerson(db, viewer.id)),
    files: once(() => filesOfPerson(db, viewer.id)),
    requests: paged(REQUESTS_AT_ONCE, (last, limit) => requestsOfPerson(deps, viewer, { before: last?._id ?? null, limit })),
    offers: paged(OFFERS_AT_ONCE, (_last, limit, offset) => offersOfPerson(deps, viewer, { limit, offset })),
    chat: paged(MESSAGES_AT_ONCE, (last, limit) => chatOfPerson(db, viewer.id, { after: last?.position ?? 0, limit })),
  }
}

/** A list that is short enough to be read at once. */
function once<T>(read: () => Promise<readonly T[]>): () => AsyncIterable<T> {
  return async function* () {
    yield* await read()
  }
}

function paged<T>(
  limit: number,
  read: (last: T | undefined, limit: number, offset: number) => Promise<readonly T[]>,
): () => AsyncIterable<T> {
  return async function* () {
    let last: T | undefined
    for (let offset = 0; ; offset += limit) {
      const page = await read(last, limit, offset)
      yield* page
      if (page.length < limit) return
      last = page.at(-1)
    }
  }
}
