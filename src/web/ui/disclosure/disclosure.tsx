import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { onFirstPress } from '../button/first-press.ts'
import { onCloseRequest } from '../dialog/close-requests.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  readonly label: ReactNode
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly labelClassName?: string | undefined
  readonly hasChevron?: boolean
}

/** A floating panel under its label. It is a `details` element, so that it opens before scripts run and without them. */
export function Disclosure({ label, isOpen, onChange, children, className, labelClassName, hasChevron = true }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details, isOpen, onChange)
  const toggle = onFirstPress(() => onChange(!isOpen))
  return (
    <details
      ref={details}
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onChange(currentTarget.open)
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details */}
      <summary
        className={`${styles.label} ${labelClassName ?? ''}`}
        onClick={(event) => {
          event.preventDefault()
          toggle(event)
        }}
      >
        {label}
        {hasChevron && (
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}

/** Escape, and Back on a phone, return the focus to the label; a press or a Tab elsewhere leaves it there. */
function useDismissal(details: RefObject<HTMLDetailsElement | null>, isOpen: boolean, onChange: (isOpen: boolean) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for a panel that was opened before scripts ran
  useEffect(() => {
    if (details.current?.open && !isOpen) onChange(true)
  }, [])
  // Parents hand over another function with each render, and a browser takes a watcher made without a press for part of the one before.
  const close = useEffectEvent(() => onChange(false))
  useEffect(() => {
    if (!isOpen) return
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const stopWatching = onCloseRequest(() => {
      close()
      details.current?.querySelector('summary')?.focus()
    })
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      stopWatching()
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [details, isOpen])
}
