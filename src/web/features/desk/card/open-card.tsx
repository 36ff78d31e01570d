import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import type { DeskCardReply } from '#contract/desk.ts'
import type { ContactWay, Outcome } from '#domain/desk/entries.ts'
import { Closing } from '../closing/closing.tsx'
import { leadingEntry } from '../desk-clock.ts'
import type { PendingContact } from '../unsent-contacts.ts'
import type { OpenCard as Opened } from '../use-card.ts'
import type { UnsentHandle } from '../use-unsent-contacts.ts'
import { Acceptance } from './acceptance.tsx'
import { Approval } from './approval.tsx'
import { CardHead } from './card-head.tsx'
import { EntryChoice } from './entry-choice.tsx'
import { EntryLinks, EntrySummary } from './entry-facts.tsx'
import { History } from './history.tsx'
import { NextStep } from './next-step.tsx'
import styles from './open-card.module.css'
import { Outcomes } from './outcomes.tsx'
import { PhoneBlock } from './phone-block.tsx'
import { SavingNote } from './saving-note.tsx'
import { SiteForm } from './site-form.tsx'
import { TakeDialog } from './take-dialog.tsx'
import { useCardWork } from './use-card-work.ts'

/** The acts of the opened card that keys begin. */
export interface CardHandle {
  readonly call: () => void
  readonly log: (way: ContactWay, outcome: Outcome) => void
  readonly note: () => void
}

export interface OpenCardProps {
  readonly ref: Ref<CardHandle>
  readonly opened: Opened
  readonly card: DeskCardReply
  readonly wanted: string
  readonly me: string
  readonly now: Date
  readonly news: number
  readonly contacts: UnsentHandle
  /** The contact that was saved last. */
  readonly saved: PendingContact | null
  readonly onBack: () => void
  readonly onMoved: () => void
}

/** The opened card of one customer: the number, what came of the call, the next step and the log. */
export function OpenCard({ ref, opened, card, wanted, me, now, news, contacts, saved, onBack, onMoved }: OpenCardProps) {
  const { customer, entries } = card
  const [chosenId, choose] = useState<string | null>(null)
  const entry = entries.find(({ _id }) => _id === (chosenId ?? wanted)) ?? leadingEntry(entries)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const callLink = useRef<HTMLAnchorElement>(null)
  const work = useCardWork({ customer: customer._id, entry, me, opened, contacts, onMoved })
  const { act, note, setNote, editing, setEditing } = work
  useImperativeHandle(ref, () => ({
    log: work.log,
    note: () => noteField.current?.focus(),
    call: () => {
      if (matchMedia('(pointer: coarse)').matches) callLink.current?.click()
      else if (work.call()) callLink.current?.focus()
    },
  }))
  if (entry === undefined) return null
  const own = (all: readonly PendingContact[]) => all.filter(({ customer: of }) => of === customer._id)
  const isOpen = entry.closed === null
  const lastOutcome = (
    <SavingNote
      pending={own(contacts.pending)}
      saved={saved?.customer === customer._id ? saved : null}
      entry={entry}
      now={now}
      onRetry={(id) => void contacts.unsent.retry(id)}
      onDrop={contacts.unsent.drop}
    />
  )
  return (
    <div className={styles.card}>
      <CardHead
        customer={customer}
        entry={entry}
        me={me}
        onBack={onBack}
        onTake={() => work.take()}
        onTakeOver={() => work.setTaking(true)}
        onRelease={work.release}
      />
      <EntryChoice entries={entries} chosen={entry} now={now} onChoose={({ _id }) => choose(_id)} />
      <EntrySummary entry={entry} now={now} isNamed={entries.length > 1} />
      <PhoneBlock customer={customer} entry={entry} callRef={callLink} onCall={work.call} />
      {entry.kind === 'approval' && isOpen && <Approval key={entry._id} entry={entry} news={news} onDecided={onMoved} />}
      {entry.kind === 'acceptance' && isOpen && <Acceptance key={entry._id} entry={entry} now={now} news={news} onDecided={onMoved} />}
      {entry.kind !== 'approval' && isOpen ? (
        <Outcomes note={note} onNote={setNote} noteRef={noteField} onLog={work.log} onNoteAlone={work.saveNote} lastOutcome={lastOutcome} />
      ) : (
        lastOutcome
      )}
      {isOpen && <NextStep entry={entry} now={now} act={act} editing={editing} onEditing={setEditing} />}
      <Closing entry={entry} now={now} act={act} onLater={() => setEditing('sleep')} />
      <EntryLinks entry={entry} />
      {entry.kind !== 'application' && entry.kind !== 'approval' && <SiteForm key={`site ${entry._id}`} entry={entry} act={act} />}
      <History log={opened.log} now={now} onAgain={opened.reload} />
      {work.isTaking && <TakeDialog owner={entry.owner?.name ?? ''} onTake={work.take} onClose={() => work.setTaking(false)} />}
    </div>
  )
}
