import { type ReactNode, useState } from 'react'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { type ChangedMeanwhileOptions, useChangedMeanwhile } from '../../../platform/forms/changed-meanwhile.tsx'
import { DraftNote, useDraft } from '../../../platform/forms/form-draft.tsx'
import type { FetchSchema } from '../../../platform/forms/form-rules.ts'
import { useLeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import { type ShopForm, useShopForm } from '../../../platform/forms/use-form.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import type { CollectionKind } from '../collection-paths.ts'
import { DeleteCollection } from '../delete-collection.tsx'
import { CollectionForm } from './collection-form.tsx'
import { type CollectionValues, collectionValues, type ManagedCollection, optionalFields } from './collection-values.ts'
import { FIELD_NAMES, useFinish, useGoneCheck } from './use-collection-edit.ts'

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
  const finish = useFinish(kind)
  const check = useGoneCheck()
  const [defaults] = useState(() => collectionValues(collection))
  const form = useShopForm<CollectionValues>({
    fetchSchema,
    defaults,
    fieldNames: { name: t(FIELD_NAMES.name) },
    optional: optionalFields(kind),
    send: async (values) => {
      const reply = await check(() => meanwhile.send(() => save(values, meanwhile.version)))
      if (reply !== null) finish(reply.message, guard.letGo)
    },
  })
  const meanwhile = useChangedMeanwhile<Collection, CollectionValues>({
    ...conflict,
    record: collection,
    controls: form.controls,
    valuesOf: collectionValues,
    labelOf: (field) => t(FIELD_NAMES[field]),
  })
  const draft = useDraft(`${kind}/${collection._id}/${collection.version}`, form.controls)
  const guard = useLeaveGuard(form.controls.formState.isDirty)
  return (
    <CollectionForm
      kind={kind}
      form={form}
      guard={guard}
      isNew={false}
      submitLabel={t('collections.form.save')}
      callout={meanwhile.callout || <DraftNote draft={draft} />}
      ownId={collection._id}
      aside={
        noDelete ?? (
          <DeleteCollection
            kind={kind}
            collection={collection}
            send={async () => (await check(remove)).message}
            onDeleted={(message) => finish(message, guard.letGo)}
          >
            {whatGoes}
          </DeleteCollection>
        )
      }
    >
      {renderMore?.(form, meanwhile.version)}
    </CollectionForm>
  )
}
