export type TextValues = Readonly<Record<string, string | number>>

/** Puts values into `{{name}}`; a name without a value stays visible so that a test or a reader sees the mistake. */
export function interpolate(template: string, values: TextValues): string {
  if (!template.includes('{{')) return template
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
