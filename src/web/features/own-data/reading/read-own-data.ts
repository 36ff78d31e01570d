import type { InOwnData, OwnDataPart } from '#contract/own/own-data.ts'
import { dayInCairo } from '#domain/offers/validity.ts'
import type { Language } from '#domain/text/language.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { fetchFile } from '../../../platform/calls/files/save-file.ts'

/** A part of several records. */
export type ListedPart = Exclude<OwnDataPart, 'account'>

export type OwnLists = { readonly [Part in ListedPart]: readonly InOwnData<Part>[] }

/** The file as the contract describes it. */
export type OwnData = { readonly account: InOwnData<'account'> } & OwnLists

/** The data and the file that they came in; or the reason why it may not be read now. */
export type OwnDataRead = { readonly data: OwnData; readonly text: string; readonly name: string } | { readonly refusal: string }

/** Reads the file that people take along. It is made a limited number of times in an hour, and says so. */
export async function readOwnData(language: Language): Promise<OwnDataRead> {
  try {
    const text = await (await fetchFile('/api/user/me/data', language)).text()
    return { data: JSON.parse(text), text, name: `own-data-${dayInCairo(new Date())}.json` }
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return { refusal: error.message }
    throw error
  }
}
