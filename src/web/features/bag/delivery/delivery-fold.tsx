import { useEffect, useRef } from 'react'
import type { BagItem } from '#domain/orders/bag.ts'
import { formatList } from '#i18n/formats.ts'
import { bagTexts } from '#i18n/sets/bag.ts'
import { useUser } from '../../../platform/calls/session.ts'
import { useLazyPart } from '../../../platform/frame/lazy-part.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { type DeliveryDraft, useDeliveryDraft, useRefusals, useRefusedDelivery } from './delivery-draft.ts'
import styles from './delivery-fold.module.css'

const FIELDS_ID = 'call-and-delivery'

const fetchFields = () => import('./delivery-fields.tsx').then((module) => module.DeliveryFields)

export interface DeliveryLabelProps {
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Stands above the confirm button, however long the bag is, and folds the fields at the end of the bag. */
export function DeliveryLabel({ isOpen, onToggle }: DeliveryLabelProps) {
  const { t } = useTexts(bagTexts)
  const language = useLanguage()
  const user = useUser()
  const draft = useDeliveryDraft()
  if (user === null) return null
  const given = factsOf(draft, user.phoneNumber).map((fact) => t(`bag.delivery.facts.${fact}`))
  return (
    <PlainButton look="own" className={styles.label} aria-expanded={isOpen} aria-controls={FIELDS_ID} onPress={onToggle}>
      <span className={styles.words}>
        <span className={styles.title}>{t('bag.delivery.title')}</span>
        <span className={styles.given}>
          {given.length === 0 ? t('bag.delivery.optional') : t('bag.delivery.given', { facts: formatList(given, language) })}
        </span>
      </span>
      <span className={styles.chevron}>
        <Icon name="chevron" />
      </span>
    </PlainButton>
  )
}

export interface DeliveryFoldProps {
  readonly items: readonly BagItem[]
  readonly isOpen: boolean
  readonly onRefused: () => void
}

/** The customer's words about the call and the delivery. Their fields load when they are first unfolded, or refused. */
export function DeliveryFold({ items, isOpen, onRefused }: DeliveryFoldProps) {
  const { t } = useTexts(bagTexts)
  const user = useUser()
  const draft = useDeliveryDraft()
  const refused = useRefusedDelivery()
  const refusals = useRefusals()
  const { part: DeliveryFields, load } = useLazyPart(fetchFields)
  const section = useRef<HTMLElement>(null)
  const isShown = isOpen && DeliveryFields !== null
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen, load])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (Object.keys(refused).length > 0) onRefused()
  }, [refusals])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, and when the fields appear
  useEffect(() => {
    if (!isShown) return
    const wrong = section.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
    if (wrong === null) section.current?.scrollIntoView({ block: 'start' })
    const target = wrong ?? section.current
    target?.focus({ preventScroll: wrong === null })
  }, [isShown, refusals])
  if (user === null || !isOpen) return null
  return (
    <section ref={section} id={FIELDS_ID} className={styles.fold} tabIndex={-1} aria-label={t('bag.delivery.title')}>
      <h3 className={styles.title}>{t('bag.delivery.title')}</h3>
      {DeliveryFields === null ? (
        <div className={styles.waiting} />
      ) : (
        <DeliveryFields draft={draft} user={user} items={items} refused={refused} />
      )}
    </section>
  )
}

/** The facts that go with the next request, as the label names them. */
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
