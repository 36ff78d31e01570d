import type { SettingsContents, SettingsSection } from './sections.ts'

/** A shop lacks these until its owner has filled them in; the weightiest stand first. */
export const MISSING_SETTINGS = ['phone', 'email', 'hours', 'name', 'registered', 'sending'] as const
export type MissingSetting = (typeof MISSING_SETTINGS)[number]

/** The section in which each of them is filled in; null where the environment has it. */
export const SECTION_OF_MISSING: Readonly<Record<MissingSetting, SettingsSection | null>> = {
  phone: 'company',
  email: 'company',
  hours: 'hours',
  name: 'company',
  registered: 'registered',
  sending: null,
}

export function missingSettings(
  { company, hours, registered, notices }: SettingsContents,
  { isNamed, sendsEmails }: { readonly isNamed: boolean; readonly sendsEmails: boolean },
): MissingSetting[] {
  const isMissing: Readonly<Record<MissingSetting, boolean>> = {
    name: !isNamed,
    phone: company.phones.length === 0,
    email: company.email === '' && notices.staffEmail === '',
    hours: hours.weekly.length === 0,
    registered: registered.taxNumber === '',
    sending: !sendsEmails,
  }
  return MISSING_SETTINGS.filter((each) => isMissing[each])
}
