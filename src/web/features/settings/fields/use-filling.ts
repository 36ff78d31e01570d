import { type RefObject, useEffect, useRef, useState } from 'react'
import { FEE_KINDS, type FeeKind, NO_FEE } from '#domain/offers/fees.ts'
import { useDraftAtEnd } from '../../../platform/forms/draft-at-end.ts'
import { draftKey, readDraft } from '../../../platform/forms/stored-draft.ts'
import { useUnfinishedTexts } from '../../../platform/forms/unfinished.ts'
import { valueAt } from '../content.ts'
import type { SectionForm } from '../use-section-form.tsx'

type Pattern = Readonly<Partial<Record<FeeKind, unknown>>>

export interface Filling {
  readonly box: RefObject<HTMLFieldSetElement | null>
  /** The keys of the governorates that are filled next. */
  readonly chosen: readonly string[]
  readonly choose: (keys: readonly string[]) => void
  readonly pattern: Pattern
  readonly type: (kind: FeeKind, fee: unknown) => void
  readonly copy: (key: string) => void
  readonly fill: () => void
  /** The kind of price whose field says that saving waits for a choice of governorates. */
  readonly refused: FeeKind | null
}

/** Prices for several governorates. The form that is saved fills the chosen ones, and is not saved over prices that are typed for none. */
export function useFilling(form: SectionForm): Filling {
  const [key] = useState(() => draftKey('settings/delivery/fill'))
  const [restored] = useState<Pattern>(() => readDraft(key))
  const [pattern, setPattern] = useState<Pattern>({ ...NO_FEE, ...restored })
  const [isTyped, setTyped] = useState(Object.keys(restored).length > 0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refusals, setRefusals] = useState(0)
  const first = FEE_KINDS.find((kind) => pattern[kind] !== null) ?? null
  const isWaiting = first !== null && (isTyped || chosen.length > 0)
  const fill = () => {
    for (const each of chosen) form.change([each], pattern)
    setChosen([])
    setTyped(false)
  }
  useUnfinishedTexts(isWaiting, async () => {
    if (chosen.length === 0) setRefusals((before) => before + 1)
    else fill()
    return chosen.length > 0
  })
  useDraftAtEnd(key, () => (isWaiting ? pattern : null))
  return {
    box: useRefusedField(refusals),
    chosen,
    choose: (keys) => {
      setChosen(keys)
      setRefusals(0)
    },
    pattern,
    type: (kind, fee) => {
      setPattern({ ...pattern, [kind]: fee })
      setTyped(true)
      setRefusals(0)
    },
    copy: (from) => {
      setPattern(Object.fromEntries(FEE_KINDS.map((kind) => [kind, valueAt(form.content, [from, kind]) ?? null])))
      setTyped(false)
      setRefusals(0)
    },
    fill,
    refused: refusals > 0 ? first : null,
  }
}

/** Focuses the field that says why nothing was saved, at each press. */
function useRefusedField(refusals: number) {
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (refusals > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled]), :checked')?.focus()
  }, [refusals])
  return box
}
