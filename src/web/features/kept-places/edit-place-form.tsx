import { type ReactNode, useState } from 'react'
import { type ChangedMeanwhileOptions, useChangedMeanwhile } from '../../platform/changed-meanwhile.tsx'
import { DraftNote, useDraft } from '../../platform/form-draft.tsx'
import { useLeaveGuard } from '../../platform/leave-guard.tsx'
import { useTexts } from '../../platform/texts.ts'
import { type FetchSchema, type ShopForm, useShopForm } from '../../platform/use-form.ts'
import { DeletePlace } from './delete-place.tsx'
import { PlaceForm } from './place-form.tsx'
import type { PlaceKind } from './place-paths.ts'
import { type KeptPlace, optionalFields, type PlaceValues, placeValues } from './place-values.ts'
import { FIELD_NAMES, useFinish, useGoneCheck } from './use-place-edit.ts'

type Meanwhile<Place extends KeptPlace> = Pick<ChangedMeanwhileOptions<Place, PlaceValues>, 'fetchNow' | 'show' | 'notesOn'>

export interface EditPlaceFormProps<Place extends KeptPlace> extends Meanwhile<Place> {
  readonly kind: PlaceKind
  readonly place: Place
  readonly fetchSchema: FetchSchema
  readonly save: (values: PlaceValues, version: number) => Promise<{ readonly message: string }>
  readonly remove: () => Promise<{ readonly message: string }>
  /** What becomes of what belongs to it when it is deleted. */
  readonly whatGoes: ReactNode
  /** In place of the way to delete it, for whoever may not. */
  readonly noDelete?: ReactNode
  /** What only this kind has. */
  readonly renderMore?: (form: ShopForm<PlaceValues>, version: number) => ReactNode
}

export function EditPlaceForm<Place extends KeptPlace>(props: EditPlaceFormProps<Place>) {
  const { kind, place, fetchSchema, save, remove, whatGoes, noDelete, renderMore, ...conflict } = props
  const { t } = useTexts()
  const finish = useFinish(kind)
  const check = useGoneCheck()
  const [defaults] = useState(() => placeValues(place))
  const form = useShopForm<PlaceValues>({
    fetchSchema,
    defaults,
    fieldNames: { name: FIELD_NAMES.name },
    optional: optionalFields(kind),
    send: async (values) => {
      const reply = await check(() => meanwhile.send(() => save(values, meanwhile.version)))
      if (reply !== null) finish(reply.message, guard.letGo)
    },
  })
  const meanwhile = useChangedMeanwhile<Place, PlaceValues>({
    ...conflict,
    record: place,
    controls: form.controls,
    valuesOf: placeValues,
    labelOf: (field) => t(FIELD_NAMES[field]),
  })
  const draft = useDraft(`${kind}/${place._id}/${place.version}`, form.controls)
  const guard = useLeaveGuard(form.controls.formState.isDirty)
  return (
    <PlaceForm
      kind={kind}
      form={form}
      guard={guard}
      isNew={false}
      submitLabel={t('places.form.save')}
      callout={meanwhile.callout || <DraftNote draft={draft} />}
      ownId={place._id}
      aside={
        noDelete ?? (
          <DeletePlace
            kind={kind}
            place={place}
            send={async () => (await check(remove)).message}
            onDeleted={(message) => finish(message, guard.letGo)}
          >
            {whatGoes}
          </DeletePlace>
        )
      }
    >
      {renderMore?.(form, meanwhile.version)}
    </PlaceForm>
  )
}
