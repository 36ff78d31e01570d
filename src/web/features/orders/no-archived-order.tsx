import { ordersTexts } from '#i18n/sets/orders.ts'
import { NoRecord } from '../../platform/forms/no-record.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ORDER_ARCHIVE } from './order-paths.ts'

/** Shown for a cancelled order that is not in the archive. */
export function NoArchivedOrder() {
  const { t } = useTexts(ordersTexts)
  const list = { to: pathInLanguage(ORDER_ARCHIVE, useLanguage()), text: t('orders.archive.back') }
  return <NoRecord title={t('orders.archive.details')} text={t('orders.archive.missing')} list={list} />
}
