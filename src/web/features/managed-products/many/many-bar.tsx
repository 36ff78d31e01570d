import { useState } from 'react'
import type { ManyRun } from '#contract/products/many-products.ts'
import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import type { ManagedList, ManagedQuery } from '../list/managed-list.ts'
import { selectionOf } from './many-change.ts'
import { ManyDialog, type ManyDialogProps } from './many-dialog.tsx'
import { UndoNote } from './undo-note.tsx'
import { useOpenRuns } from './use-open-runs.ts'

export interface ManyBarProps {
  readonly list: Extract<ManagedList, { readonly kind: 'products' }>
  readonly query: ManagedQuery
  readonly isOwnBrand: boolean
  readonly chosen: readonly string[]
  readonly choose: (ids: readonly string[]) => void
  readonly onChanged: () => Promise<void>
}

/** Changes the chosen rows of all pages, or all that the filter finds, and takes changes back. */
export function ManyBar({ list, query, isOwnBrand, chosen, choose, onChanged }: ManyBarProps) {
  const { t } = useTexts(productsTexts)
  /** The products as they were when the dialog was opened: its preview and its title go on to mean these, whatever the list shows meanwhile. */
  const [opened, setOpened] = useState<Pick<ManyDialogProps, 'selection' | 'title'> | null>(null)
  const { runs, add, remove } = useOpenRuns()
  const shown = list.rows.map(({ _id }) => _id)
  const areAll = shown.length > 0 && shown.every((id) => chosen.includes(id))
  const count = chosen.length > 0 ? chosen.length : list.count
  const title = t(chosen.length > 0 ? 'products.many.changeChosen' : 'products.many.changeAll', { count })
  const elsewhere = chosen.filter((id) => !shown.includes(id))
  const changed = async (run: ManyRun) => {
    add(run)
    choose([])
    await onChanged()
  }
  const undone = async ({ _id }: ManyRun) => {
    remove(_id)
    await onChanged()
  }
  return (
    <>
      {runs.map((run) => (
        <UndoNote key={run._id} run={run} onUndone={() => undone(run)} onChanged={onChanged} onOver={() => remove(run._id)} />
      ))}
      {list.count + chosen.length > 0 && (
        <div className="cluster gap-4">
          <Checkbox
            label={t('products.many.page')}
            checked={areAll}
            onChange={() => choose(areAll ? elsewhere : [...elsewhere, ...shown])}
          />
          <Button tone="secondary" onPress={() => setOpened({ selection: selectionOf(chosen, query), title })}>
            {title}
          </Button>
          {elsewhere.length > 0 && (
            <span>
              {t('products.many.elsewhere', { count: elsewhere.length })}{' '}
              <PlainButton look="text" onPress={() => choose([])}>
                {t('products.many.chooseNone')}
              </PlainButton>
            </span>
          )}
        </div>
      )}
      {opened !== null && (
        <ManyDialog {...opened} list={list} isOwnBrand={isOwnBrand} onClose={() => setOpened(null)} onChanged={changed} />
      )}
    </>
  )
}
