import { type ReactNode, useState } from 'react'
import { useDraftAtEnd } from '../../platform/forms/draft-at-end.ts'
import { DraftNote } from '../../platform/forms/form-draft.tsx'
import { draftKey, readDraft } from '../../platform/forms/stored-draft.ts'
import type { Content, Section } from './content.ts'

export interface Typed {
  /** The section as it was when the words were typed, so that changes of others since are not overwritten. */
  readonly stored: Section
  readonly content: Content
}

export interface SectionDraft {
  /** The beginning of the form: what was typed before the session ended, else what is stored. */
  readonly first: Typed
  /** Says that the words are back, until they are saved or given up. */
  readonly noteOf: (onDiscard: () => void) => ReactNode
  readonly forget: () => void
}

/** Keeps what was typed into a section over a session that ends; `typed` is null where all is saved. */
export function useSectionDraft(loaded: Section, typed: () => Typed | null): SectionDraft {
  const [key] = useState(() => draftKey(`settings/${loaded.section}`))
  const [first] = useState(() => ({ stored: loaded, content: loaded.content, ...readDraft(key) }) as Typed)
  const [isRestored, setRestored] = useState(first.content !== loaded.content)
  useDraftAtEnd(key, () => {
    const words = typed()
    return words === null ? null : { ...words }
  })
  const forget = () => setRestored(false)
  return {
    first,
    noteOf: (onDiscard) => <DraftNote draft={{ isRestored, discard: onDiscard }} />,
    forget,
  }
}
