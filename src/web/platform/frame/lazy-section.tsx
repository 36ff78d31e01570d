import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { withItsTexts } from '#i18n/text-set.ts'

export interface LazySection<Props> {
  readonly Section: (props: Props) => ReactNode
  readonly load: () => Promise<void>
}

/** A part of a page that the server renders with it and that hydrates after it, so that no first view waits for its scripts. */
export function lazySection<Props extends object>(
  fetchSection: () => Promise<ComponentType<Props>>,
  skeleton: ReactNode,
): LazySection<Props> {
  const Later = lazy(() => untilFetched(() => withItsTexts(fetchSection)).then((section) => ({ default: section })))
  let fetched: ComponentType<Props> | null = null
  return {
    Section: function Section(props) {
      // The choice is made once: replacing the element later would lose typed text.
      const [Now] = useState(() => fetched)
      if (Now !== null) return <Now {...props} />
      return (
        <Suspense fallback={skeleton}>
          <Later {...props} />
        </Suspense>
      )
    },
    load: async () => {
      fetched = await withItsTexts(fetchSection)
    },
  }
}

const RETRY_MS = 5000

/** While the code of a section can't be fetched its skeleton stays and the page goes on; an error would take the whole page away. */
async function untilFetched<Section>(fetchSection: () => Promise<Section>): Promise<Section> {
  for (;;) {
    const section = await fetchSection().catch(() => null)
    if (section !== null) return section
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

/** A page reached by a link waits for the section's code. */
export function withSection<Data>(
  load: (args: ClientLoaderFunctionArgs) => Promise<Data>,
  section: { readonly load: () => Promise<void> },
) {
  return async (args: ClientLoaderFunctionArgs): Promise<Data> => {
    const [data] = await Promise.all([load(args), section.load()])
    return data
  }
}
