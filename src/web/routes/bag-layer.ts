import type { ComponentType } from 'react'
import { languageOfPath } from '../platform/language.ts'
import { loadTexts } from '../platform/texts.ts'

/** The bag comes with its words, apart from what a page shows first. */
export async function fetchBag(): Promise<ComponentType> {
  const [{ BagDrawer }] = await Promise.all([
    import('../features/bag/bag-drawer.tsx'),
    loadTexts(languageOfPath(location.pathname), 'members'),
    // What a quantity may be is said as on the product's page.
    loadTexts(languageOfPath(location.pathname), 'product'),
  ])
  return BagDrawer
}
