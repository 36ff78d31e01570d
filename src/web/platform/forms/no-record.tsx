import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'

export interface NoRecordProps {
  readonly title: string
  readonly text: string
  /** The list that the record would be in. */
  readonly list: { readonly to: string; readonly text: string }
}

/** Shown on the page of a record that does not exist, or that the viewer may not see. */
export function NoRecord({ title, text, list }: NoRecordProps) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title={text}>
        <ButtonLink tone="secondary" to={list.to}>
          {list.text}
        </ButtonLink>
      </EmptyState>
    </>
  )
}
