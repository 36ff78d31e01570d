import type { ReactNode } from 'react'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { namingTexts } from '#i18n/sets/naming.ts'
import { DraftNote, useDraft } from '../../../platform/forms/form-draft.tsx'
import type { FetchSchema } from '../../../platform/forms/form-rules.ts'
import { useLeaveGuard } from '../../../platform/forms/leave-guard.tsx'
import { NAME_TEXTS } from '../../../platform/forms/names-section.tsx'
import { type ShopForm, useShopForm } from '../../../platform/forms/use-form.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { type CollectionKind, listPath, useCollectionPath } from '../collection-paths.ts'
import { CollectionForm } from './collection-form.tsx'
import { type CollectionValues, NEW_COLLECTION, optionalFields } from './collection-values.ts'
import { NewState } from './new-state.tsx'
import { useFinish } from './use-collection-edit.ts'

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
  const finish = useFinish(kind)
  const form = useShopForm<CollectionValues>({
    fetchSchema,
    defaults: NEW_COLLECTION,
    fieldNames: { name: t(NAME_TEXTS.name) },
    optional: optionalFields(kind),
    send: async (values) => {
      const { message } = await send(values)
      finish(message, guard.letGo)
    },
  })
  const { controls } = form
  const draft = useDraft(`${kind}/new`, controls)
  const guard = useLeaveGuard(controls.formState.isDirty)
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
          <ButtonLink tone="secondary" to={listPath(kind, useLanguage())}>
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
