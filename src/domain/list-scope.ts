import { WHOLE_SCOPE } from './whole-scope.ts'

/** Names one list of products: of a brand or category by its id, or of everything on show. */
export type ListScope = string & { readonly __names: 'list' }

export function listScopeOf(collectionId: string): ListScope {
  return collectionId as ListScope
}

/** The list of everything on show; no brand or category has this id. */
export const EVERYTHING = listScopeOf(WHOLE_SCOPE)
