import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AnyIcon } from '../../../ui/icon/any-icon.tsx'
import { onOrdersArrived } from './arrival-news.ts'

/** Offers new requests by a button, because inserting them would disturb somebody reading the list. */
export function Arrivals() {
  const { t } = useTexts(ordersTexts)
  const { revalidate } = useRevalidator()
  const [count, setCount] = useState(0)
  useEffect(() => onOrdersArrived((more) => setCount((before) => before + more)), [])
  return (
    <div role="status">
      {count > 0 && (
        <Button tone="secondary" onPress={() => revalidate()}>
          <AnyIcon name="receipt" />
          {t('orders.list.arrived', { count })}
        </Button>
      )}
    </div>
  )
}
