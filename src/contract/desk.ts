import { z } from 'zod'
import {
  CONTACT_WAYS,
  DESK_EVENTS,
  DESK_NOTE_MAX,
  ENTRY_KINDS,
  ENTRY_STATES,
  LOST_REASONS,
  NEXT_STEPS,
  OUTCOMES,
  PROPOSED_LOSSES,
  URGENCIES,
} from '#domain/desk/entries.ts'
import { MAX_PER_PAGE } from '#domain/paging.ts'
import { endpoint } from './endpoint.ts'
import { filterWord, limitField, pageField, searchTerm, text, versionShown } from './fields.ts'
import { givenLine, optionalWords, words } from './forms/form-fields.ts'
import { DoneReply, IdParams, NamedReply, PagingReply } from './replies.ts'

const CARDS_PER_PAGE = 50

const bilingual = z.object({ en: z.string(), ar: z.string() })
const instantField = z.iso.datetime({ offset: true, error: 'format' })

const liftField = z.enum(['none', 'people', 'goods'], text('invalid'))
const powerField = z.enum(['single-phase', 'three-phase'], text('invalid'))
const gasField = z.enum(['none', 'natural', 'lpg'], text('invalid'))

/** The facts of the place that the fitters need. */
export const SiteReply = z.object({
  floor: z.string().optional(),
  lift: liftField.optional(),
  doorCm: z.number().optional(),
  power: powerField.optional(),
  gas: gasField.optional(),
  note: z.string().optional(),
})

/** Facts that are left out stay as they are, so that two colleagues lose nothing; null takes one away. */
const SiteChangeForm = z.object({
  floor: givenLine(50).nullable().optional(),
  lift: liftField.nullable().optional(),
  doorCm: z.number(text('number')).int(text('whole-number')).min(20, text('too-small')).max(1_000, text('too-large')).nullable().optional(),
  power: powerField.nullable().optional(),
  gas: gasField.nullable().optional(),
  note: givenLine(500).nullable().optional(),
})

export const NextStepForm = z.object({
  kind: z.enum(NEXT_STEPS, text('invalid')),
  at: instantField,
  note: optionalWords(DESK_NOTE_MAX).optional(),
})

export const EntryReply = z.object({
  _id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The request, offer, message, conversation or application; messages on offers and approvals name their offer. */
  subject: z.string(),
  /** `100042`, `Q-2026-00012 v2`; empty where the subject has no number. */
  number: z.string(),
  state: z.enum(ENTRY_STATES),
  owner: NamedReply.nullable(),
  arrived: z.string(),
  promised: z.string(),
  dueFrom: z.string(),
  urgency: z.enum(URGENCIES),
  firstContact: z.string().nullable(),
  nextStep: z.object({ kind: z.enum(NEXT_STEPS), at: z.string(), note: z.string() }).nullable(),
  /** Set where closing as lost is proposed beside the next step; `ask` where nobody knows the reason yet. */
  proposedLoss: z.enum(PROPOSED_LOSSES).nullable(),
  /** Calls in a row that nobody answered. */
  unanswered: z.number(),
  closed: z.string().nullable(),
  lost: z.object({ reason: z.enum(LOST_REASONS), note: z.string() }).nullable(),
  site: SiteReply,
  about: bilingual,
  machines: z.number(),
  pieces: z.number(),
  valueMinor: z.number().nullable(),
  /** The offer that a new version would be made of; a draft of one is continued. */
  offer: z.object({ _id: z.string(), number: z.string(), hasDraft: z.boolean() }).nullable(),
  version: z.number(),
})
export type EntryReply = z.infer<typeof EntryReply>

/** All open entries of one customer. */
export const DeskCardReply = z.object({
  customer: z.object({
    _id: z.string(),
    name: z.string(),
    company: z.string(),
    place: z.string(),
    phone: z.string(),
    email: z.string(),
    language: z.enum(['en', 'ar']),
    salesperson: NamedReply.nullable(),
    /** True where the same phone or email stands at another customer too. */
    isTwin: z.boolean(),
  }),
  /** The nearest promise first. */
  entries: z.array(EntryReply),
})
export type DeskCardReply = z.infer<typeof DeskCardReply>

export const DeskLogReply = z.object({
  _id: z.string(),
  entry: z.string().nullable(),
  at: z.string(),
  event: z.enum(DESK_EVENTS),
  way: z.enum(CONTACT_WAYS).nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  note: z.string(),
  /** Empty where the shop did it. */
  by: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The entry that the line is about; null for the customer as a whole. */
  about: z.object({ kind: z.enum(ENTRY_KINDS), subject: z.string(), number: z.string(), isArchived: z.boolean() }).nullable(),
})
export type DeskLogReply = z.infer<typeof DeskLogReply>

const ChangedCard = DoneReply.extend({ card: DeskCardReply.nullable(), log: z.array(DeskLogReply) })

export const DESK_OWNERS = ['mine', 'nobody', 'all'] as const

export const deskEndpoints = {
  'GET /api/desk': endpoint({
    about: 'Everything that waits for a person, one card a customer, the nearest promise first; with the counts of all filters',
    access: { staff: ['sales'] },
    query: z.object({
      page: pageField,
      limit: limitField(CARDS_PER_PAGE, MAX_PER_PAGE),
      state: filterWord(ENTRY_STATES, 'status'),
      owner: filterWord(DESK_OWNERS),
      /** Entries that are due: the last quarter of their promise, or the time of their next step, has come, and they are not late. */
      due: filterWord(['yes']),
      late: filterWord(['yes']),
      /** Entries that sleep until a later date, which are left out otherwise. */
      sleeping: filterWord(['yes']),
      search: searchTerm,
    }),
    reply: PagingReply.extend({
      cards: z.array(DeskCardReply),
      /** The moment of the answer: screens count from it, whatever their own clock says. */
      now: z.string(),
      counts: z.object({
        all: z.number(),
        mine: z.number(),
        nobody: z.number(),
        due: z.number(),
        late: z.number(),
        sleeping: z.number(),
        states: z.record(z.string(), z.number()),
      }),
    }),
  }),
  'GET /api/desk/staff': endpoint({
    about: 'The people who work at the desk, and how many open entries each of them has',
    access: { staff: ['sales'] },
    reply: z.object({ staff: z.array(NamedReply.extend({ open: z.number(), late: z.number() })) }),
  }),
  'GET /api/desk/:id': endpoint({
    about: 'The card and the log of the customer to whom an entry belongs',
    access: { staff: ['sales'] },
    params: IdParams,
    reply: z.object({ card: DeskCardReply, log: z.array(DeskLogReply), now: z.string() }),
  }),
  'POST /api/desk/:id/take': endpoint({
    about: "Takes all open entries of the customer; somebody else's only with a word why",
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      /** The owner that the screen shows; null for nobody. Somebody else's by now is refused. */
      from: z.uuid(text('invalid')).nullable(),
      word: optionalWords(DESK_NOTE_MAX).optional(),
    }),
    reply: ChangedCard,
  }),
  'POST /api/desk/:id/release': endpoint({
    about: 'Gives the open entries of the customer back to everybody',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ word: optionalWords(DESK_NOTE_MAX).optional() }),
    reply: ChangedCard,
  }),
  'POST /api/desk/hand-over': endpoint({
    about: 'Hands everything of a colleague who is away to others, in turn; to nobody in particular if none are named',
    access: { staff: ['sales'] },
    body: z.object({
      from: z.uuid(text('invalid')),
      to: z.array(z.uuid(text('invalid')), text('invalid')).max(100, text('too-many')),
      word: optionalWords(DESK_NOTE_MAX).optional(),
    }),
    reply: DoneReply.extend({ moved: z.number() }),
  }),
  'POST /api/desk/:id/contact': endpoint({
    about: 'Logs a call, a WhatsApp message or a visit with its outcome and the next step; a repeat with the same `_id` answers the first',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      _id: z.uuid(text('invalid')),
      way: z.enum(CONTACT_WAYS, text('invalid')),
      outcome: z.enum(OUTCOMES, text('invalid')),
      note: optionalWords(DESK_NOTE_MAX).optional(),
      /** The proposed one if left out. */
      next: NextStepForm.optional(),
      /** Closes the entry as lost instead. */
      lost: z.object({ reason: z.enum(LOST_REASONS, text('invalid')), note: optionalWords(DESK_NOTE_MAX).optional() }).optional(),
    }),
    reply: ChangedCard,
  }),
  'POST /api/desk/:id/note': endpoint({
    about: 'Adds a note that only staff read; a repeat with the same `_id` answers the first',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ _id: z.uuid(text('invalid')), note: words({ most: DESK_NOTE_MAX }) }),
    reply: ChangedCard,
  }),
  'POST /api/desk/:id/next': endpoint({
    about: 'Sets the next step of an entry, or puts it away until a date',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      next: NextStepForm,
      state: z.enum(['talking', 'waiting'], text('invalid', 'status')).optional(),
      version: versionShown,
    }),
    reply: ChangedCard,
  }),
  'POST /api/desk/:id/close': endpoint({
    about: 'Closes an entry: won with a word where no offer was accepted, lost with a reason, or done',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({
      state: z.enum(['won', 'lost', 'done'], text('invalid', 'status')),
      reason: z.enum(LOST_REASONS, text('invalid')).optional(),
      note: optionalWords(DESK_NOTE_MAX).optional(),
      version: versionShown,
    }),
    reply: ChangedCard,
  }),
  'POST /api/desk/:id/reopen': endpoint({
    about: 'Opens a closed entry again with a next step',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ next: NextStepForm.optional() }),
    reply: ChangedCard,
  }),
  'PUT /api/desk/:id/site': endpoint({
    about: 'Changes what the fitters need to know of the place; offers and delivery notes show it',
    access: { staff: ['sales'] },
    params: IdParams,
    body: z.object({ site: SiteChangeForm }),
    reply: ChangedCard,
  }),
}
