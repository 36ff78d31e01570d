import type { OwnUser } from '#contract/accounts.ts'
import { orderScopesOf } from '#domain/orders/orders.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { ORDER_ARCHIVE, ORDER_LISTS } from './order-paths.ts'

export interface NoOrderProps {
  readonly reader: OwnUser
  readonly title: string
  /** The id of the archived request, for viewers who may see it. */
  readonly archivedId: string | null
}

/** Shown for an order that does not exist, or that the reader may not see. */
export function NoOrder({ reader, title, archivedId }: NoOrderProps) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  const scope = orderScopesOf(reader).at(-1) ?? 'me'
  if (archivedId !== null) {
    return (
      <EmptyState title={title} isPage>
        <ButtonLink tone="primary" to={pathInLanguage(`${ORDER_ARCHIVE}/${archivedId}`, language)}>
          {t('orders.gone.archive')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={title} isPage>
      <ButtonLink tone="secondary" to={pathInLanguage(ORDER_LISTS[scope], language)}>
        {t(scope === 'me' ? 'orders.list.me' : 'orders.back')}
      </ButtonLink>
    </EmptyState>
  )
}
