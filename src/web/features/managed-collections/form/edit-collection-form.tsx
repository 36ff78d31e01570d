import type { ReactNode } from 'react'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import type { ChangedMeanwhileOptions } from '../../../platform/forms/changed-meanwhile.tsx'
import type { FetchSchema } from '../../../platform/forms/form-rules.ts'
import { useRecordEdit } from '../../../platform/forms/record-edit.tsx'
import { useGoneCheck } from '../../../platform/forms/record-form.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { NAME_TEXTS } from '../../../shop/names-section.tsx'
import { type CollectionKind, listPath } from '../collection-paths.ts'
import { DeleteCollection } from '../delete-collection.tsx'
import { CollectionForm } from './collection-form.tsx'
import { type CollectionValues, collectionValues, type ManagedCollection, optionalFields } from './collection-values.ts'

type Meanwhile<Collection extends ManagedCollection> = Pick<
  ChangedMeanwhileOptions<Collection, CollectionValues>,
  'fetchNow' | 'show' | 'notesOn'
>

export interface EditCollectionFormProps<Collection extends ManagedCollection> extends Meanwhile<Collection> {
  readonly kind: CollectionKind
  readonly collection: Collection
  readonly fetchSchema: FetchSchema
  readonly save: (values: CollectionValues, version: number) => Promise<{ readonly message: string }>
  readonly remove: () => Promise<{ readonly message: string }>
  /** Says what a deletion does to the records that belong to it. */
  readonly whatGoes: ReactNode
  /** Replaces the delete button for viewers who may not delete. */
  readonly noDelete?: ReactNode
  /** Fields that only this kind has. */
  readonly renderMore?: (form: ShopForm<CollectionValues>, version: number) => ReactNode
}

export function EditCollectionForm<Collection extends ManagedCollection>(props: EditCollectionFormProps<Collection>) {
  const { kind, collection, fetchSchema, save, remove, whatGoes, noDelete, renderMore, ...conflict } = props
  const { t } = useTexts(namingTexts, collectionsTexts)
  const check = useGoneCheck()
  const { form, guard, finish, version, callout } = useRecordEdit<Collection, CollectionValues>({
    ...conflict,
    kind,
    record: collection,
    valuesOf: collectionValues,
    labelOf: (field) => t(FIELD_NAMES[field]),
    fetchSchema,
    fieldNames: { name: t(FIELD_NAMES.name) },
    optional: optionalFields(kind),
    list: listPath(kind, useLanguage()),
    save,
  })
  return (
    <CollectionForm
      kind={kind}
      form={form}
      guard={guard}
      isNew={false}
      submitLabel={t('collections.form.save')}
      callout={callout}
      ownId={collection._id}
      aside={
        noDelete ?? (
          <DeleteCollection kind={kind} collection={collection} send={async () => (await check(remove)).message} onDeleted={finish}>
            {whatGoes}
          </DeleteCollection>
        )
      }
    >
      {renderMore?.(form, version)}
    </CollectionForm>
  )
}

/** Labels of the fields in a message about somebody else's change. */
const FIELD_NAMES = {
  ...NAME_TEXTS,
  slug: 'collections.form.slug',
  isActive: 'collections.state.title',
  products: 'collections.picker.title',
  removed: 'collections.picker.title',
  parent: 'collections.categories.parent',
} as const satisfies Record<keyof CollectionValues, string>
