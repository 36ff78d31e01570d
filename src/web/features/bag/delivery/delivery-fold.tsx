import { useEffect, useRef } from 'react'
import type { BagItem } from '#domain/orders/bag.ts'
import { bagTexts } from '#i18n/sets/bag.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { useLazyPart } from '../../../platform/frame/lazy-part.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { type DeliveryDraft, useDeliveryDraft, useRefusedDelivery } from './delivery-draft.ts'
import styles from './delivery-fold.module.css'

const fetchFields = () => import('./delivery-fields.tsx').then((module) => module.DeliveryFields)

/** The folded part of the bag with what the customer wants to say about the call and the delivery; its fields load when it unfolds. */
export function DeliveryFold({ items }: { readonly items: readonly BagItem[] }) {
  const { t } = useTexts(bagTexts)
  const user = useUser()
  const draft = useDeliveryDraft()
  const refused = useRefusedDelivery()
  const { part: DeliveryFields, load } = useLazyPart(fetchFields)
  const details = useRef<HTMLDetailsElement>(null)
  const isRefused = Object.keys(refused).length > 0
  useEffect(() => {
    if (isRefused) details.current?.setAttribute('open', '')
  }, [isRefused])
  useFirstRefused(details, refused, DeliveryFields !== null)
  if (user === null) return null
  const given = factsOf(draft, user.phoneNumber).map((fact) => t(`bag.delivery.facts.${fact}`))
  return (
    <details
      ref={details}
      className={styles.fold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) load()
      }}
    >
      <summary className={styles.label} onPointerDown={load}>
        <span className={styles.words}>
          <span className={styles.title}>{t('bag.delivery.title')}</span>
          <span className={styles.given}>
            {given.length === 0 ? t('bag.delivery.optional') : t('bag.delivery.given', { facts: given.join(t('bag.delivery.comma')) })}
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      {DeliveryFields === null ? (
        <div className={styles.waiting} />
      ) : (
        <DeliveryFields draft={draft} user={user} items={items} refused={refused} />
      )}
    </details>
  )
}

/** The facts that go with the next request, as the folded part names them. */
function factsOf({ phone, company, place, governorate, callTime, installation, note }: DeliveryDraft, profilePhone: string) {
  return [
    ...(phone !== '' && phone !== profilePhone ? (['phone'] as const) : []),
    ...(company === '' ? [] : (['company'] as const)),
    ...(place === '' && governorate === '' ? [] : (['place'] as const)),
    ...(callTime === '' ? [] : (['callTime'] as const)),
    ...(installation ? (['installation'] as const) : []),
    ...(note === '' ? [] : (['note'] as const)),
  ]
}

/** Focuses the first refused field after each refusal, once the fields are there. */
function useFirstRefused(details: React.RefObject<HTMLDetailsElement | null>, refused: object, areThere: boolean): void {
  useEffect(() => {
    if (!areThere || Object.keys(refused).length === 0) return
    details.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [details, refused, areThere])
}
