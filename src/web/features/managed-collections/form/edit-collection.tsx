import type { ReactNode } from 'react'
import { isolate } from '#i18n/bidi.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useNewest } from '../../../platform/forms/record-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { nameOf } from '../../../platform/texts/names.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { FormFrame } from '../../../ui/form-frame/form-frame.tsx'
import { SidePanel } from '../../../ui/form-frame/side-panel.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { type CollectionKind, useCollectionPath } from '../collection-paths.ts'
import type { ManagedCollection } from './collection-values.ts'

export interface EditCollectionProps<Collection extends ManagedCollection> {
  readonly kind: CollectionKind
  readonly collection: Collection
  readonly renderState: (collection: Collection, onSwitched: (collection: Collection) => void) => ReactNode
  /** Renders panels beside the form. */
  readonly renderPanels?: (collection: Collection, onChanged: (collection: Collection) => void) => ReactNode
  readonly renderForm: (collection: Collection) => ReactNode
  /** The record's history, for viewers who may read it. */
  readonly renderHistory?: ((collection: Collection) => ReactNode) | undefined
}

/** Edits a category or brand; the key starts a new form for each. */
export function EditCollection<Collection extends ManagedCollection>(props: EditCollectionProps<Collection>) {
  return <OneCollection key={props.collection._id} {...props} />
}

function OneCollection<Collection extends ManagedCollection>({
  kind,
  collection: loaded,
  renderState,
  renderPanels,
  renderForm,
  renderHistory,
}: EditCollectionProps<Collection>) {
  const { t } = useTexts(collectionsTexts)
  const [collection, setCollection] = useNewest(loaded)
  const title = t(`collections.${kind}.editTitle`)
  return (
    <>
      <PageHeader title={title} lead={isolate(nameOf(collection, useLanguage()))} path={useCollectionPath(kind, title)} />
      <FormFrame
        side={
          <>
            <SidePanel title={t('collections.state.title')}>{renderState(collection, setCollection)}</SidePanel>
            {renderPanels?.(collection, setCollection)}
          </>
        }
      >
        {renderForm(collection)}
        {renderHistory?.(collection)}
      </FormFrame>
    </>
  )
}
