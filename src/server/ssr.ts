import type { Language } from '#domain/language.ts'

/** Calls the shop's own HTTP door without a socket, always as anonymous. */
export type InProcessTransport = (request: {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly language: Language
}) => Promise<{ readonly status: number; readonly body: unknown }>

export interface PagesOptions {
  /** The folder with `client/` and `server/` in it. */
  readonly buildDir: string
  readonly api: InProcessTransport
  readonly publicUrl: string
  readonly isDevelopment: boolean
  /** One more origin pictures may come from. */
  readonly imageOrigin?: string | undefined
  readonly onError: (error: unknown, page: { readonly path: string }) => void
}

export interface PageRequest {
  readonly path: string
  /** With or without the question mark. */
  readonly query: string
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  /** The Content-Security-Policy of exactly these bytes. */
  readonly csp: string
  readonly location?: string
}

export interface Pages {
  /** The anonymous view: depends on path, query and the catalogue, never on who asks. */
  render(request: PageRequest): Promise<RenderedPage>
}
