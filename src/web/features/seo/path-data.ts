import type { Describe } from './structured-data.tsx'

export interface PathStep {
  readonly text: string
  /** The path in the language of the page; left out for the page itself. */
  readonly to?: string
}

/** The breadcrumb from the home page to this one, as the page shows it. */
export function breadcrumbData(steps: readonly PathStep[]): Describe {
  return ({ publicUrl }) => ({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: to === undefined ? undefined : publicUrl + to,
    })),
  })
}
