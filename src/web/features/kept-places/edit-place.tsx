import { type ReactNode, useState } from 'react'
import { isolate } from '#i18n/bidi.ts'
import { useLanguage } from '../../platform/language.ts'
import { nameOf } from '../../platform/names.ts'
import { useTexts } from '../../platform/texts.ts'
import { FormFrame } from '../../ui/form-frame/form-frame.tsx'
import { SidePanel } from '../../ui/form-frame/side-panel.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { type PlaceKind, usePlacePath } from './place-paths.ts'
import type { KeptPlace } from './place-values.ts'

export interface EditPlaceProps<Place extends KeptPlace> {
  readonly kind: PlaceKind
  readonly place: Place
  readonly renderState: (place: Place, onSwitched: (place: Place) => void) => ReactNode
  readonly renderForm: (place: Place) => ReactNode
  /** What became of it, for whoever may read that. */
  readonly renderHistory?: ((place: Place) => ReactNode) | undefined
}

/** A known category or brand; another one starts its own form. */
export function EditPlace<Place extends KeptPlace>(props: EditPlaceProps<Place>) {
  return <OnePlace key={props.place._id} {...props} />
}

function OnePlace<Place extends KeptPlace>({ kind, place: loaded, renderState, renderForm, renderHistory }: EditPlaceProps<Place>) {
  const { t } = useTexts()
  const [seen, setSeen] = useState(loaded)
  const [place, setPlace] = useState(loaded)
  // What was loaded again is newer than what a switch answered.
  if (seen !== loaded) {
    setSeen(loaded)
    setPlace(loaded)
  }
  const title = t(`places.${kind}.editTitle`)
  return (
    <>
      <PageHeader title={title} lead={isolate(nameOf(place, useLanguage()))} path={usePlacePath(kind, title)} />
      <FormFrame side={<SidePanel title={t('places.state.title')}>{renderState(place, setPlace)}</SidePanel>}>
        {renderForm(place)}
        {renderHistory?.(place)}
      </FormFrame>
    </>
  )
}
