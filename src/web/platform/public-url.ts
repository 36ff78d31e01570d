import { useRouteLoaderData } from 'react-router'

export interface RootData {
  readonly publicUrl: string
}

const ATTRIBUTE = 'data-public-url'

/** The attribute that carries the shop's public address into the browser. */
export function publicUrlAttribute(publicUrl: string | undefined): Record<string, string> {
  return publicUrl === undefined ? {} : { [ATTRIBUTE]: publicUrl }
}

export function publicUrlOfDocument(): string {
  return document.documentElement.getAttribute(ATTRIBUTE) ?? location.origin
}

export function usePublicUrl(): string | undefined {
  return useRouteLoaderData<RootData>('root')?.publicUrl
}
