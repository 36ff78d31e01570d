import { readFile } from 'node:fs/promises'

let loading: Promise<ReadonlySet<string>> | undefined

/** Ignores case. The list leaves out repetitions of one character, which are always common. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = password.normalize('NFKC').trim().toLowerCase()
  if (/^(.?)\1*$/su.test(typed)) return true
  loading ??= loadCommonPasswords()
  return (await loading).has(typed)
}

/** The list is loaded when somebody first chooses a password. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const lines = (await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8')).split('\n')
  return new Set(lines.filter((line) => !line.startsWith('#') && line !== ''))
}
