import { useState } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import type { ProductDraft } from '#contract/products/product-drafts.ts'
import type { ProductDraftsAction } from '#domain/catalogue/product-drafts.ts'
import { formatNumber } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { productDraftsTexts } from '#i18n/sets/product-drafts.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import { reportFailure } from '../../../platform/frame/failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { DeleteButton } from '../../../ui/dialog/delete-button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { useDraftName } from '../draft-name.ts'
import { ChosenBar, useFocusAfterBar } from '../list/chosen-bar.tsx'
import { LIST_ID } from '../list/managed-list.ts'

type Left = CallReply<'POST /api/product/drafts/many'>['left']

export interface DraftsBarProps {
  readonly drafts: readonly ProductDraft[]
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
  /** The end of the list, where the bar of the chosen rows belongs. */
  readonly foot: Element | null
  readonly onChanged: () => Promise<void>
}

/** Publishes or deletes the chosen drafts; those that lack something stay and are named. */
export function DraftsBar({ drafts, chosen, choose, foot, onChanged }: DraftsBarProps) {
  const { t } = useTexts(dashboardTexts, productDraftsTexts, productsTexts)
  const api = useApi()
  const language = useLanguage()
  const [left, setLeft] = useState<Left>([])
  const shown = drafts.map(({ _id }) => _id)
  const areAll = shown.length > 0 && shown.every((id) => chosen.includes(id))
  const count = formatNumber(chosen.length, language)
  useFocusAfterBar(LIST_ID, chosen.length === 0)
  const send = async (action: ProductDraftsAction) => {
    const reply = await api.call('POST /api/product/drafts/many', { body: { action, ids: [...chosen] } })
    setLeft(reply.left)
    choose(reply.left.map(({ _id }) => _id))
    await onChanged()
    return reply
  }
  const publish = async () => {
    try {
      const { done, message } = await send('publish')
      if (done > 0) notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
    }
  }
  return (
    <>
      {drafts.length > 0 && (
        <div>
          <Checkbox label={t('products.many.page')} checked={areAll} onChange={() => choose(areAll ? [] : shown)} />
        </div>
      )}
      <ChosenBar foot={foot} count={chosen.length} onNone={() => choose([])}>
        <Button tone="primary" onPress={publish}>
          {t('productDrafts.publishChosen', { count })}
        </Button>
        <DeleteButton
          texts={{
            button: t('productDrafts.deleteChosen', { count }),
            title: t('productDrafts.deleteManyTitle'),
            back: t('dashboard.goBack'),
          }}
          send={async () => (await send('delete')).message}
          onDeleted={(message) => void notify({ kind: 'success', text: message })}
          onFailed={(error) => reportFailure(error, t)}
        >
          <p>{t('productDrafts.deleteText')}</p>
        </DeleteButton>
      </ChosenBar>
      {left.length > 0 && <LeftDrafts left={left} />}
    </>
  )
}

function LeftDrafts({ left }: { readonly left: Left }) {
  const { t } = useTexts(productDraftsTexts)
  const nameOf = useDraftName()
  return (
    <Callout tone="warning" title={t('productDrafts.left')}>
      <ul>
        {left.map((draft) => (
          <li key={draft._id}>
            <bdi>{nameOf(draft)}</bdi>: {draft.why}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
