import type { z } from 'zod'
import type { DeskCardReply, DeskLogReply, EntryReply } from '#contract/desk.ts'
import { urgencyOf } from '#domain/desk/promise.ts'
import { deskValue } from '#domain/money/pricing.ts'
import { offerNumberText } from '#domain/offers/numbers.ts'
import { GOVERNORATE_CODES } from '#domain/orders/delivery.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { GOVERNORATES } from '#i18n/governorates.ts'
import type { CardRow } from './desk-list.repository.ts'
import type { SubjectsLine } from './desk-log.repository.ts'

/** Rows that follow each other and belong to the same customer make one card. */
export function cardReplies(rows: readonly CardRow[], language: Language, now: Date): DeskCardReply[] {
  const cards: (Omit<DeskCardReply, 'entries'> & { entries: EntryReply[] })[] = []
  for (const row of rows) {
    const last = cards.at(-1)
    const entry = entryReply(row, now)
    if (last?.customer._id === row.customer_id) last.entries.push(entry)
    else cards.push({ customer: customerReply(row, language), entries: [entry] })
  }
  return cards
}

function customerReply(row: CardRow, language: Language): DeskCardReply['customer'] {
  return {
    _id: row.customer_id,
    name: row.customer_name,
    company: row.company,
    place: governorateText(row.place, language),
    phone: row.phone,
    email: row.email,
    language: row.customer_language,
    salesperson: row.salesperson_id === null ? null : { _id: row.salesperson_id, name: row.salesperson_name ?? '' },
    isTwin: row.is_twin,
  }
}

function governorateText(code: string, language: Language): string {
  const governorate = GOVERNORATE_CODES.find((each) => each === code)
  return governorate === undefined ? code : inLanguage(GOVERNORATES[governorate], language)
}

export function entryReply(row: CardRow, now: Date): EntryReply {
  return {
    _id: row.id,
    kind: row.kind,
    subject: row.subject_id,
    number: row.number,
    state: row.state,
    owner: row.owner_id === null ? null : { _id: row.owner_id, name: row.owner_name ?? '' },
    arrived: isoTime(row.arrived),
    promised: isoTime(row.promised),
    dueFrom: isoTime(row.due_from),
    urgency: urgencyOf(timesOf(row), now),
    firstContact: row.first_contact === null ? null : isoTime(row.first_contact),
    nextStep:
      row.next_step === null || row.next_at === null ? null : { kind: row.next_step, at: isoTime(row.next_at), note: row.next_note },
    proposedLoss: row.proposed_loss,
    unanswered: row.unanswered,
    closed: row.closed === null ? null : isoTime(row.closed),
    lost: row.lost_reason === null ? null : { reason: row.lost_reason, note: row.lost_note },
    site: row.site,
    about: row.about,
    machines: row.machines,
    pieces: row.pieces,
    valueMinor: deskValue(row.value_minor),
    offer: offerOf(row),
    version: row.version,
  }
}

function timesOf({ state, promised, due_from, first_contact, next_step, next_at }: CardRow) {
  return {
    state,
    promised: new Date(promised),
    dueFrom: new Date(due_from),
    firstContact: first_contact === null ? null : new Date(first_contact),
    nextStep: next_step,
    nextAt: next_at === null ? null : new Date(next_at),
  }
}

function offerOf({ offer_id, offer_year, offer_number, has_draft: hasDraft }: CardRow): EntryReply['offer'] {
  if (offer_id === null || offer_year === null || offer_number === null) return null
  return { _id: offer_id, number: offerNumberText({ year: offer_year, number: offer_number }), hasDraft }
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

export function logReply({ line, about, archived }: SubjectsLine): z.output<typeof DeskLogReply> {
  const { id, entryId, at, event, way, outcome, note, byName, facts } = line
  const subject =
    about === null ? null : { kind: about.kind, subject: about.subjectId, number: about.number, isArchived: archived !== null }
  return { _id: id, entry: entryId, at: at.toISOString(), event, way, outcome, note, by: byName, facts, about: subject }
}
