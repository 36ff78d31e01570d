import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DraftNote, useDraft } from '../../platform/form-draft.tsx'
import { useLanguage } from '../../platform/language.ts'
import { useLeaveGuard } from '../../platform/leave-guard.tsx'
import { NAME_TEXTS } from '../../platform/names-section.tsx'
import { useTexts } from '../../platform/texts.ts'
import { type FetchSchema, type ShopForm, useShopForm } from '../../platform/use-form.ts'
import button from '../../ui/button/button.module.css'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { NewState } from './new-state.tsx'
import { PlaceForm } from './place-form.tsx'
import { listPath, type PlaceKind, usePlacePath } from './place-paths.ts'
import { NEW_PLACE, optionalFields, type PlaceValues } from './place-values.ts'
import { useFinish } from './use-place-edit.ts'

export interface AddPlaceProps {
  readonly kind: PlaceKind
  readonly fetchSchema: FetchSchema
  readonly send: (values: PlaceValues) => Promise<{ readonly message: string }>
  /** What only this kind has. */
  readonly renderMore?: (form: ShopForm<PlaceValues>) => ReactNode
}

/** A new category or brand. */
export function AddPlace({ kind, fetchSchema, send, renderMore }: AddPlaceProps) {
  const { t } = useTexts()
  const finish = useFinish(kind)
  const form = useShopForm<PlaceValues>({
    fetchSchema,
    defaults: NEW_PLACE,
    fieldNames: { name: NAME_TEXTS.name },
    optional: optionalFields(kind),
    send: async (values) => {
      const { message } = await send(values)
      finish(message, guard.letGo)
    },
  })
  const { controls } = form
  const draft = useDraft(`${kind}/new`, controls)
  const guard = useLeaveGuard(controls.formState.isDirty)
  const title = t(`places.${kind}.add`)
  return (
    <>
      <PageHeader title={title} lead={t(`places.${kind}.addLead`)} path={usePlacePath(kind, title)} />
      <PlaceForm
        kind={kind}
        form={form}
        guard={guard}
        isNew
        callout={<DraftNote draft={draft} />}
        submitLabel={t(`places.${kind}.save`)}
        actions={
          <Link className={button.outlined} to={listPath(kind, useLanguage())}>
            {t('places.form.cancel')}
          </Link>
        }
      >
        {renderMore?.(form)}
        <NewState
          kind={kind}
          isOn={controls.watch('isActive')}
          onChange={(isActive) => controls.setValue('isActive', isActive, { shouldDirty: true })}
        />
      </PlaceForm>
    </>
  )
}
