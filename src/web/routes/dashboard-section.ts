import { type ClientLoaderFunctionArgs, data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import { isSwitchedOff, maySee, type Section } from '#domain/dashboard.ts'
import { ApiError } from '../platform/calls/api.ts'
import { forMembers } from '../platform/calls/members.ts'
import { fetchOwnProfile } from '../platform/calls/own-profile.ts'
import type { Load, PageLoad } from '../platform/calls/page-load.ts'
import { knownUser } from '../platform/calls/session.ts'
import { languageOfPath } from '../platform/texts/language.ts'

/** The page of a section: not found for a role that has none, and not for a merchant who is switched off. */
export function forSection<Data>(section: Section, load: Load<Data>): (args: ClientLoaderFunctionArgs) => Promise<Data | Response> {
  return forMembers(async (page: PageLoad) => {
    admit(section, knownUser() ?? (await fetchOwnProfile(page.language)))
    try {
      return await load(page)
    } catch (error) {
      // What this page knew of its owner has changed meanwhile.
      if (error instanceof ApiError && error.status === 403) admit(section, await fetchOwnProfile(page.language))
      throw error
    }
  })
}

function admit(section: Section, owner: OwnUser): void {
  if (isSwitchedOff(owner)) throw data(null, { status: 403 })
  if (!maySee(section, owner)) throw data(null, { status: 404 })
}

/** Asked for on entering, not at every step inside; another language or a wish for fresh data asks again. */
export function revalidatesOnEntering({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}
