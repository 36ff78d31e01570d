import { randomUUID } from 'node:crypto'

/** One part of a form: a text, or a file with the name and type it claims to have. */
export type FormPart =
  | { readonly name: string; readonly value: string; readonly type?: string }
  | { readonly name: string; readonly file: Buffer; readonly fileName?: string; readonly type?: string }

export interface MultipartForm {
  readonly headers: { readonly 'content-type': string }
  readonly body: Buffer
}

/** Builds a form as browsers send it, or as only an attacker would. */
export function multipart(parts: readonly FormPart[]): MultipartForm {
  const boundary = `----${randomUUID()}`
  const chunks = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n${headOf(part)}\r\n`), bodyOf(part), Buffer.from('\r\n')])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** Values by field name; a list repeats the field. */
export function texts(fields: Readonly<Record<string, string | number | boolean | readonly string[]>>): FormPart[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => ({ name, value: String(each) })),
  )
}

function headOf(part: FormPart): string {
  const type = part.type === undefined ? '' : `Content-Type: ${part.type}\r\n`
  if ('value' in part) return `Content-Disposition: form-data; name="${part.name}"\r\n${type}`
  const { fileName = 'picture.png' } = part
  return `Content-Disposition: form-data; name="${part.name}"; filename="${fileName}"\r\nContent-Type: ${part.type ?? 'image/png'}\r\n`
}

function bodyOf(part: FormPart): Buffer {
  return 'value' in part ? Buffer.from(part.value) : part.file
}
