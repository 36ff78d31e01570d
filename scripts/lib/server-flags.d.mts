export const SERVER_ENV: Readonly<Record<string, string>>

export function serverFlags(settings: Readonly<Record<string, string | undefined>>): string[]
