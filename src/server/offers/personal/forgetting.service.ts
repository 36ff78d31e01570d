import type { SignedIn } from '#domain/accounts/viewer.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import { isExpired } from '#domain/offers/validity.ts'
import { shownVersion } from '#domain/offers/versions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type Actor, openOffer, refreshOffer } from '../acting.service.ts'
import { offerSearchText } from '../content.facts.ts'
import { listItems } from '../deliveries.repository.ts'
import { storedDocumentsOf } from '../documents/stored-documents.service.ts'
import { isFinished } from '../fulfilment/fulfilment.facts.ts'
import { endLinksOf } from '../links/links.service.ts'
import { announceOffer } from '../offer-news.repository.ts'
import type { OfferChangeDeps, OfferDeps } from '../offers.deps.ts'
import { listVersions, updateOffer } from '../offers.repository.ts'
import { withdrawVersions } from '../sending/deciding.service.ts'
import { type Colleague, forgetActor, forgetName, forgetPeople, lockOffersOfPerson, type PersonsOffers } from './forgetting.repository.ts'

export interface PersonsOffer {
  readonly id: string
  readonly number: string
  /** True while it waits for the customer's answer. */
  readonly isOpen: boolean
  /** True once it was accepted, until all of it is delivered. */
  readonly isUndelivered: boolean
}

export async function offersToForget({ now }: Pick<OfferDeps, 'now'>, tx: Db, person: PersonsOffers): Promise<PersonsOffer[]> {
  const found: PersonsOffer[] = []
  for (const offer of await lockOffersOfPerson(tx, person)) {
    const shown = shownVersion(await listVersions(tx, offer.id))
    const isOpen = shown?.state === 'sent' && !isExpired(shown.validUntil, now())
    const isUndelivered = shown?.state === 'accepted' && !isFinished(shown, await listItems(tx, offer.id))
    found.push({ id: offer.id, number: offerNumberText(offer), isOpen, isUndelivered })
  }
  return found
}

/** Takes back everything of an offer that nobody has accepted. */
export async function withdrawWithAccount(deps: OfferChangeDeps, tx: Db, viewer: SignedIn, id: string): Promise<void> {
  const open = await openOffer(tx, id)
  const isAccepted = open.versions.some(({ state }) => state === 'accepted')
  const isStanding = open.versions.some(({ state }) => state === 'draft' || state === 'waiting' || state === 'sent')
  if (isAccepted || !isStanding) return
  const actor: Actor = { kind: 'customer', as: 'shop', id: viewer.id, name: viewer.firstName }
  await withdrawVersions(deps, tx, open, { actor, reason: '' })
  await refreshOffer(deps, tx, id)
  await announceOffer(tx, null)
}

/** Answers the keys of the stored documents, so that the caller can delete their bytes. */
export async function forgetOffers(deps: OfferDeps, tx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const documents: string[] = []
  for (const id of ids) {
    const { offer, versions } = await openOffer(tx, id)
    documents.push(...versions.flatMap((version) => storedDocumentsOf(deps, offer, version)))
    await endLinksOf(deps, tx, id)
  }
  await forgetPeople(tx, ids)
  for (const id of ids) {
    const { offer, versions } = await openOffer(tx, id)
    const leading = versions.find((version) => version.id === offer.leadingId) ?? versions[0]
    await updateOffer(tx, id, { searchText: leading === undefined ? '' : offerSearchText(offer, leading.content) })
  }
  return documents
}

/** The name at everything that somebody did or wrote in offers, also in those of others. */
export function forgetNameInOffers(tx: Db, userId: string): Promise<void> {
  return forgetName(tx, userId)
}

export function forgetColleagueInOffers(tx: Db, colleague: Colleague): Promise<void> {
  return forgetActor(tx, colleague)
}
