import { useEffect, useEffectEvent, useState } from 'react'
import type { ManyRun } from '#contract/products/many-products.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatCairoTime, formatList } from '#i18n/formats.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { KIND_TEXTS } from './many-fields.tsx'
import { UndoFrame, type UndoFrameProps } from './undo-frame.tsx'

const LEFT_NAMED = 10

export interface UndoNoteProps extends Pick<UndoFrameProps, 'foot' | 'onClose'> {
  readonly run: ManyRun
  readonly onUndone: () => Promise<void>
  /** Called if most of it is undone; the note stays to name the others. */
  readonly onChanged: () => Promise<void>
  /** The time for it is over. */
  readonly onOver: () => void
}

/** Takes a change of many products back while there is time. */
export function UndoNote({ run, foot, onClose, onUndone, onChanged, onOver }: UndoNoteProps) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const language = useLanguage()
  const [left, setLeft] = useState<string | null>(null)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setTimeout(() => end(), Math.max(0, Date.parse(run.undoUntil) - Date.now()))
    return () => clearTimeout(timer)
  }, [run.undoUntil])
  const undo = async () => {
    try {
      const reply = await api.call('POST /api/product/many/:id/undo', { params: { id: run._id } })
      notify({ kind: 'success', text: reply.message })
      if (reply.left.length === 0) return onUndone()
      const names = reply.left.slice(0, LEFT_NAMED).map((each) => isolate(nameOf(each, language)))
      const others = reply.left.length - names.length
      if (others > 0) names.push(t('products.many.others', { count: others }))
      setLeft(t('products.many.left', { count: reply.left.length, names: formatList(names, language) }))
      await onChanged()
    } catch (error) {
      reportFailure(error, t)
      // A call that did not arrive can be made again; only the server knows that the time is over.
      if (error instanceof ApiError && error.code === 'product/many-over') onOver()
    }
  }
  if (left !== null) {
    return (
      <UndoFrame tone="warning" foot={foot} onClose={onClose} text={left}>
        <Button tone="secondary" onPress={onUndone}>
          {t('products.many.understood')}
        </Button>
      </UndoFrame>
    )
  }
  const facts = { count: run.count, time: formatCairoTime(run.undoUntil, language) }
  const done = () => {
    if (run.kind === 'delete') return t('products.many.deleted', facts)
    if (run.kind === 'price-confirm') return t('products.many.confirmed', facts)
    return t('products.many.done', { ...facts, kind: t(KIND_TEXTS[run.kind]) })
  }
  return (
    <UndoFrame tone="info" foot={foot} onClose={onClose} text={done()}>
      <Button tone="secondary" onPress={undo}>
        {t('products.many.undo')}
      </Button>
    </UndoFrame>
  )
}
