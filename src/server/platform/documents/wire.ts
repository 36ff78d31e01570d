/** A document to be compiled; travels to the compiling process. */
export interface DocumentJob {
  /** The main file, a name in the folder of templates. */
  readonly template: string
  /** The template reads it as JSON; no text in it is ever run as code. */
  readonly data: unknown
  /** Pictures by the names under which the template finds them in the folder `/given`. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

export type CompileAnswer = { readonly pdf: Uint8Array; readonly memoryBytes: number } | { readonly mistake: string }
