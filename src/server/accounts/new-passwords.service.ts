import { isOwnWord, isShopWord, type NamedPerson } from '#domain/accounts/accounts.ts'
import { type Refusal, RefusalError } from '#domain/errors.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'
import { isCommonPassword } from '#server/platform/passwords/common-passwords.ts'

/** Refuses passwords that anybody would try first; null for an acceptable one. Passwords chosen under older rules still sign in. */
export async function refuseNewPassword(settings: ReadSettings, password: string, person: NamedPerson): Promise<Refusal | null> {
  if (isOwnWord(password, person)) return 'account/password-own'
  return isShopWord(password, Object.values(settings().shop.company)) || (await isCommonPassword(password))
    ? 'account/password-common'
    : null
}

/** The refusal names the form's field that holds the password. */
export async function checkNewPassword(
  { settings }: { readonly settings: ReadSettings },
  password: string,
  person: NamedPerson,
  field: string,
): Promise<void> {
  const refusal = await refuseNewPassword(settings, password, person)
  if (refusal !== null) throw new RefusalError(refusal, { field })
}
