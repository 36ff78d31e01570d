import { type ClientLoaderFunctionArgs, data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { OwnUser } from '#contract/accounts.ts'
import { isSwitchedOff } from '#domain/back-office.ts'
import { maySee, SECTIONS, type Section } from '#domain/dashboard.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { forMembers } from '../../platform/calls/members.ts'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import type { Load, PageLoad } from '../../platform/calls/page-load.ts'
import { knownUser } from '../../platform/calls/session.ts'
import { languageOfPath, pathInLanguage } from '../../platform/texts/language.ts'

/** Guards a section's page: not found for a role without it, and refused for a merchant who is switched off. */
export function forSection<Data>(section: Section, load: Load<Data>): (args: ClientLoaderFunctionArgs) => Promise<Data | Response> {
  return forMembers<Data | Response>(async (page: PageLoad) => {
    admit(section, knownUser() ?? (await fetchOwnProfile(page.language)))
    try {
      return await load(page)
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return insteadOfRefused(section, page, error)
      throw error
    }
  })
}

/** The account's rights have changed since this page loaded them: the dashboard tells what was taken. */
async function insteadOfRefused(section: Section, { language }: PageLoad, refusal: ApiError): Promise<Response> {
  const owner = await fetchOwnProfile(language)
  if (isSwitchedOff(owner)) throw data(null, { status: 403 })
  if (maySee(section, owner)) throw refusal
  return redirect(pathInLanguage(SECTIONS.account, language))
}

function admit(section: Section, owner: OwnUser): void {
  if (isSwitchedOff(owner)) throw data(null, { status: 403 })
  if (!maySee(section, owner)) throw data(null, { status: 404 })
}

/** The data loads on entering, not at every step inside; another language or an explicit revalidation loads it again. */
export function revalidatesOnEntering({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname)
}
