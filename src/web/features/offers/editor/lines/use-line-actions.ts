import { type DragEvent, useMemo, useRef, useState } from 'react'
import type { OfferContent, OfferLine } from '#domain/offers/content.ts'
import type { Bilingual } from '#domain/text/language.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatNumber } from '#i18n/formats.ts'
import { offerEditorTexts } from '#i18n/sets/offer-editor.ts'
import { newId } from '../../../../platform/calls/new-id.ts'
import { useLanguage } from '../../../../platform/texts/language.ts'
import { useTexts } from '../../../../platform/texts/texts.ts'
import type { OfferDefaults } from '../offer-defaults.ts'
import type { Draft } from '../use-draft.ts'
import { addAlternative, addLines, type LinePosition, moveLine, patchLine, stepLine } from './draft-lines.ts'
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
}

/** Actions of all lines; the object stays the same, so that one changed line does not render the others. */
export function useLineActions(draft: Draft, defaults: OfferDefaults): UsedLineActions {
  const { t } = useTexts(offerEditorTexts)
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [picking, setPicking] = useState<LinePicking | null>(null)
  const [dropAt, setDropAt] = useState<string | null>(null)
  const { change, remove } = draft
  const now = useRef({ t, language, content: draft.content, remove })
  now.current = { t, language, content: draft.content, remove }
  const actions = useMemo((): LineActions => {
    const drop = (event: DragEvent, position: LinePosition) => {
      event.preventDefault()
      const id = event.dataTransfer.getData('text/plain')
      setDropAt(null)
      change((content) => moveLine(content, id, position))
    }
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
      dragStart: (id, event: DragEvent) => {
        event.dataTransfer.setData('text/plain', id)
        event.dataTransfer.effectAllowed = 'move'
      },
      dragOver: (key, event) => {
        event.preventDefault()
        setDropAt(key)
      },
      dropOn: ({ id, sectionId }, event) => drop(event, { sectionId, beforeId: id }),
      dropAtEnd: (sectionId, event) => drop(event, { sectionId, beforeId: null }),
      dragEnd: () => setDropAt(null),
    }
  }, [change, defaults])
  return { actions, said, picking, setPicking, dropAt }
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
