import type { OrderScope } from '#domain/orders.ts'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { PageTabs } from '../../ui/tabs/page-tabs.tsx'
import { ORDER_ARCHIVE, ORDER_LISTS } from './order-paths.ts'

export interface OrderTabsProps {
  /** The lists that the reader has. */
  readonly scopes: readonly OrderScope[]
  readonly current: OrderScope | 'archive'
}

/** The lists of orders side by side; those who see all orders have the archive too. */
export function OrderTabs({ scopes, current }: OrderTabsProps) {
  const { t } = useTexts()
  const language = useLanguage()
  if (scopes.length < 2) return null
  const lists = scopes.map((scope) => ({ key: scope, path: ORDER_LISTS[scope], title: t(`orders.list.${scope}`) }))
  const archive = scopes.includes('all') ? [{ key: 'archive', path: ORDER_ARCHIVE, title: t('orders.archive.tab') }] : []
  return (
    <PageTabs
      label={t('orders.list.tabs')}
      tabs={[...lists, ...archive].map(({ key, path, title }) => ({
        to: pathInLanguage(path, language),
        title,
        isCurrent: key === current,
      }))}
    />
  )
}
