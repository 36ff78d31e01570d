import type { ReactNode } from 'react'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { DraftNote } from '../../../platform/forms/form-draft.tsx'
import type { FetchSchema } from '../../../platform/forms/form-rules.ts'
import { NAME_TEXTS } from '../../../platform/forms/names-section.tsx'
import { useRecordForm } from '../../../platform/forms/record-form.ts'
import type { ShopForm } from '../../../platform/forms/use-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { type CollectionKind, listPath, useCollectionPath } from '../collection-paths.ts'
import { CollectionForm } from './collection-form.tsx'
import { type CollectionValues, NEW_COLLECTION, optionalFields } from './collection-values.ts'
import { NewState } from './new-state.tsx'

export interface AddCollectionProps {
  readonly kind: CollectionKind
  readonly fetchSchema: FetchSchema
  readonly send: (values: CollectionValues) => Promise<{ readonly message: string }>
  /** Fields that only this kind has. */
  readonly renderMore?: (form: ShopForm<CollectionValues>) => ReactNode
}

/** Adds a category or brand. */
export function AddCollection({ kind, fetchSchema, send, renderMore }: AddCollectionProps) {
  const { t } = useTexts(namingTexts, collectionsTexts)
  const list = listPath(kind, useLanguage())
  const { form, draft, guard } = useRecordForm<CollectionValues>({
    fetchSchema,
    defaults: NEW_COLLECTION,
    fieldNames: { name: t(NAME_TEXTS.name) },
    optional: optionalFields(kind),
    draftName: `${kind}/new`,
    list,
    send,
  })
  const { controls } = form
  const title = t(`collections.${kind}.add`)
  return (
    <>
      <PageHeader title={title} lead={t(`collections.${kind}.addLead`)} path={useCollectionPath(kind, title)} />
      <CollectionForm
        kind={kind}
        form={form}
        guard={guard}
        isNew
        callout={<DraftNote draft={draft} />}
        submitLabel={t(`collections.${kind}.save`)}
        actions={
          <ButtonLink tone="secondary" to={list}>
            {t('collections.form.cancel')}
          </ButtonLink>
        }
      >
        {renderMore?.(form)}
        <NewState
          kind={kind}
          isOn={controls.watch('isActive')}
          onChange={(isActive) => controls.setValue('isActive', isActive, { shouldDirty: true })}
        />
      </CollectionForm>
    </>
  )
}
