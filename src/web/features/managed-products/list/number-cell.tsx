import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { ManagedProduct } from '#contract/products.ts'
import { isolate } from '#i18n/bidi.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { useGoneCheck } from '../../../platform/forms/record-form.ts'
import { useUnfinishedTexts } from '../../../platform/forms/unfinished.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { cleanedNumber } from '../form/typed-number.ts'
import styles from './number-cell.module.css'

export interface NumberCellProps {
  readonly product: ManagedProduct
  readonly name: 'price' | 'quantity'
  readonly value: number
  /** The value with its unit. */
  readonly shown: string
  /** Names the field. */
  readonly label: string
  /** Names the button that opens the field. */
  readonly editLabel: string
  readonly onSaved: () => Promise<void>
  /** The value as it is read. */
  readonly children: ReactNode
}

/** A price or stock in a row, changed on the spot: Enter saves, Esc leaves it as it was. */
export function NumberCell({ editLabel, children, ...cell }: NumberCellProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <OpenCell {...cell} onClose={() => setOpen(false)} />
  return (
    <PlainButton look="own" ref={button} className={styles.value} aria-label={editLabel} onPress={() => setOpen(true)}>
      {children}
    </PlainButton>
  )
}

type OpenCellProps = Omit<NumberCellProps, 'editLabel' | 'children'> & { readonly onClose: () => void }

function OpenCell({ product, name, value, shown, label, onSaved, onClose }: OpenCellProps) {
  const { t } = useTexts(productsTexts)
  const [typed, setTyped] = useState(String(value))
  const { isSending, refusal, send } = useCellSaving({ product, name, value, onSaved, onClose })
  const error = refusal === null ? null : (refusal.text ?? t('products.list.changedTo', { value: isolate(shown) }))
  useUnfinishedTexts(typed !== String(value), () => send(typed))
  const cell = useRef<HTMLSpanElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    void send(typed)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isWithin = cell.current?.contains(relatedTarget) ?? false
    if (!isWithin && typed === String(value) && !isSending && error === null) onClose()
  }
  return (
    <span ref={cell} className={styles.open}>
      <Field
        ref={field}
        name={name}
        label={label}
        isLabelHidden
        isLatin
        autoComplete="off"
        inputMode={name === 'price' ? 'decimal' : 'numeric'}
        value={typed}
        error={error ?? undefined}
        hint={t(name === 'price' ? 'products.list.priceHint' : 'products.list.cellHint')}
        onChange={({ target }) => setTyped(cleanedNumber(target.value))}
        onKeyDown={press}
        onBlur={leave}
      />
      <Button
        tone="primary"
        aria-label={t('products.list.saveCell')}
        isBusy={isSending}
        onPress={() => send(typed)}
        onMouseDown={keepFocus}
        onBlur={leave}
      >
        <Icon name="check" />
      </Button>
      <Button tone="secondary" aria-label={t('products.list.leaveCell')} onPress={onClose} onMouseDown={keepFocus} onBlur={leave}>
        <Icon name="close" />
      </Button>
    </span>
  )
}

/** The field keeps the focus while a button beside it is pressed: some browsers would give it to nobody, and the cell would close. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}

type SavingOptions = Pick<OpenCellProps, 'product' | 'name' | 'value' | 'onSaved' | 'onClose'>

interface CellRefusal {
  /** Null where somebody else has changed the same value: the row knows theirs by now. */
  readonly text: string | null
}

/** The other's value of a conflict is told beside the field before the own one is saved over it. */
function useCellSaving({ product, name, value, onSaved, onClose }: SavingOptions) {
  const { t } = useTexts(productsTexts)
  const api = useApi()
  const check = useGoneCheck()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<CellRefusal | null>(null)
  const fail = async (failure: unknown) => {
    if (!(failure instanceof ApiError) || failure.status !== 400) return void reportFailure(failure, t)
    const own = failure.fields[name]?.[0]
    if (failure.code === 'conflict') await onSaved()
    const isTheirs = failure.code === 'conflict' && own !== undefined
    setRefusal({ text: isTheirs ? null : (own ?? Object.values(failure.fields)[0]?.[0] ?? failure.message) })
  }
  const send = async (typed: string): Promise<boolean> => {
    if (isSending) return false
    // The same price typed again confirms it.
    if (typed === String(value) && refusal === null && name !== 'price') {
      onClose()
      return true
    }
    setSending(true)
    setRefusal(null)
    try {
      const body = { product: { [name]: typed, version: product.version } }
      const { message } = await check(() => api.call('PUT /api/product/:id', { params: { id: product._id }, body }))
      notify({ kind: 'success', text: message })
      await onSaved()
      onClose()
      return true
    } catch (failure) {
      await fail(failure)
      return false
    } finally {
      setSending(false)
    }
  }
  return { isSending, refusal, send }
}
