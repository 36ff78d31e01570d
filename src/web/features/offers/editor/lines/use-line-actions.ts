import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import type { Bilingual } from '#domain/text/language.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { newId } from '../../../../platform/calls/new-id.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import { useEdgeScroll } from '../../../../ui/sortable/edge-scroll.ts'
import type { Draft } from '../use-draft.ts'
import { addAlternative, addLines, moveLine, type OfferDefaults, patchLine, stepLine } from './draft-lines.ts'
import { dropTargetAt, type Pointer, positionAt } from './drop-target.ts'
import type { LineActions } from './line-more.tsx'
import { emptyLine, type machineParts } from './new-lines.ts'

type MachineParts = ReturnType<typeof machineParts>

/** The purpose for which the product search is open. */
export type LinePicking =
  | { readonly kind: 'add' }
  | { readonly kind: 'paste' }
  | { readonly kind: 'replace' | 'alternative'; readonly use: (machine: MachineParts) => void }

export interface UsedLineActions {
  readonly actions: LineActions
  /** The last move, for screen readers. */
  readonly said: string
  readonly picking: LinePicking | null
  readonly setPicking: (picking: LinePicking | null) => void
  /** The line, or the end of a section, that a dragged line would go to. */
  readonly dropAt: string | null
  /** The element around all lines. */
  readonly list: RefObject<HTMLDivElement | null>
}

/** Actions of all lines; the object stays the same, so that one changed line does not render the others. */
export function useLineActions(draft: Draft, defaults: OfferDefaults): UsedLineActions {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [picking, setPicking] = useState<LinePicking | null>(null)
  const { list, dropAt, carry, letGo } = useDragging()
  const { change, remove } = draft
  const now = useRef({ t, language, content: draft.content, remove })
  now.current = { t, language, content: draft.content, remove }
  const actions = useMemo((): LineActions => {
    return {
      change,
      remove: (id) => now.current.remove(id),
      step: (id, step) => {
        change((content) => {
          const moved = stepLine(content, id, step)
          setSaid(movedText(now.current, moved, id))
          return moved
        })
        // The moved line keeps the focus on its handle, so that the next press moves it on.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus())
      },
      replace: (id) =>
        setPicking({ kind: 'replace', use: (machine) => change((content) => patchLine(content, id, { ...machine, discount: null })) }),
      addAlternative: (id) =>
        setPicking({
          kind: 'alternative',
          use: (machine) =>
            change((content) => {
              const taxRateId = content.lines.find((line) => line.id === id)?.taxRateId ?? null
              const line = emptyLine(newId(), { ...machine, taxRateId })
              return addAlternative(content, id, line, newId())
            }),
        }),
      duplicate: (id) => change((content) => withCopy(content, id)),
      deliveryTimeOf: (_, typed) => defaults.deliveryTimes.find(({ en, ar }) => en === typed || ar === typed) ?? bothAs(typed),
      drag: carry,
      drop: (id, pointer) => {
        const target = dropTargetAt(pointer, id)
        letGo()
        if (target === null) return
        change((content) => {
          const position = positionAt(content, target)
          if (position === null) return content
          const moved = moveLine(content, id, position)
          setSaid(movedText(now.current, moved, id))
          return moved
        })
      },
      cancelDrag: letGo,
    }
  }, [change, defaults, carry, letGo])
  return { actions, said, picking, setPicking, dropAt, list }
}

/** A line that the pointer holds, and where it would go; near an edge of the screen the page moves on under it. */
function useDragging() {
  const list = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  const [dropAt, setDropAt] = useState<string | null>(null)
  const held = useRef({ id: '', x: 0, y: 0 })
  const carry = useCallback((id: string, pointer: Pointer) => {
    held.current = { id, ...pointer }
    setHeld(true)
    setDropAt(dropTargetAt(pointer, id))
  }, [])
  const letGo = useCallback(() => {
    setHeld(false)
    setDropAt(null)
  }, [])
  useEdgeScroll(list, isHeld, held, () => carry(held.current.id, held.current))
  return { list, dropAt, carry, letGo }
}

/** A delivery time that is typed freely reads the same in both languages. */
function bothAs(typed: string): Bilingual {
  return { en: typed, ar: typed }
}

function withCopy(content: OfferContent, id: string): OfferContent {
  const at = content.lines.findIndex((line) => line.id === id)
  const line = content.lines[at]
  if (line === undefined) return content
  const role: Partial<OfferLine> = line.role === 'choice' ? { role: 'counted', choiceId: null, isChosen: false } : {}
  const copy = { ...line, ...role, id: newId(), requestLineId: null }
  return addLines(content, [copy], { sectionId: line.sectionId, beforeId: content.lines[at + 1]?.id ?? null })
}

interface Speaking {
  readonly t: ReturnType<typeof useTexts<[typeof offerEditorTexts]>>['t']
  readonly language: 'en' | 'ar'
}

function movedText({ t, language }: Speaking, { lines, sections }: OfferContent, id: string): string {
  const at = lines.findIndex((line) => line.id === id)
  const section = sections.find((each) => each.id === lines[at]?.sectionId)
  const values = { position: formatNumber(at + 1, language), all: formatNumber(lines.length, language) }
  const title = section === undefined ? '' : inLanguage(section.title, language)
  return title === '' ? t('offerEditor.line.moved1', values) : t('offerEditor.line.movedIn', { ...values, section: isolate(title) })
}
