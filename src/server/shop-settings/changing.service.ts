import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { CallReply } from '#contract/endpoints.ts'
import { SETTINGS_FORMS } from '#contract/forms/settings-forms.ts'
import { fieldIssue } from '#contract/issues.ts'
import type { Admin } from '#domain/accounts/viewer.ts'
import { type FieldRefusals, RefusalError } from '#domain/errors.ts'
import { type CatalogueParts, missingSettings } from '#domain/settings/missing.ts'
import { type OwnerSettings, SETTINGS_SECTIONS, type SettingsSection, sectionId, settingsOf } from '#domain/settings/sections.ts'
import type { Language } from '#domain/text/language.ts'
import { messageText } from '#i18n/messages.ts'
import { settingsMistakeText } from '#i18n/settings-mistakes.ts'
import { actorOf, lastActionOn, recordChange } from '#server/audit/audit.service.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { NEUTRAL_VALUES } from './first-values.facts.ts'
import { followPictures, newPictures } from './settings-pictures.service.ts'
import { findSection, listSections, notifySettingsChanged, type StoredSection, writeSection } from './shop-settings.repository.ts'
import { SETTINGS_CHANNEL, type SettingsStore } from './shop-settings.service.ts'

export interface ChangingDeps {
  readonly database: Database
  readonly settingsStore: SettingsStore
  readonly jobs: Jobs
  readonly newId: NewId
  readonly now: () => Date
  /** The folder of emails that nobody sends; null where a mail server is set. */
  readonly outbox: string | null
  /** The desk stands above the settings, and moves the times of the calls that are still to be made. */
  readonly onHoursChange: (tx: Db) => Promise<void>
  /** The catalogue stands above the settings, so that its parts are asked for by a call. */
  readonly readCatalogueParts: () => Promise<CatalogueParts>
}

type Content = Readonly<Record<string, unknown>>
type SectionReply = CallReply<'GET /api/settings/sections'>['sections'][number]
type Changed = CallReply<'PUT /api/settings/:section'>

export async function readSections({ database, settingsStore }: ChangingDeps): Promise<CallReply<'GET /api/settings/sections'>> {
  const rows = new Map((await listSections(database.db)).map((row) => [row.section, row]))
  return { sections: SETTINGS_SECTIONS.map((section) => sectionReply(settingsStore, section, rows.get(section) ?? null)) }
}

export async function readMissing({
  settingsStore,
  outbox,
  readCatalogueParts,
}: Pick<ChangingDeps, 'settingsStore' | 'outbox' | 'readCatalogueParts'>): Promise<CallReply<'GET /api/settings/missing'>> {
  const contents = settingsStore.contents()
  const isNamed = contents.company.name.en !== NEUTRAL_VALUES.company.name.en
  return { missing: missingSettings(contents, { ...(await readCatalogueParts()), isNamed, sendsEmails: outbox === null }) }
}

interface SentSection {
  readonly version: number
  readonly content: unknown
}

/** The settings as they would be with a section that is typed and not saved yet. */
export async function settingsWith(
  { database, settingsStore }: Pick<ChangingDeps, 'database' | 'settingsStore'>,
  { language }: Pick<Admin, 'language'>,
  section: SettingsSection,
  content: unknown,
): Promise<OwnerSettings> {
  const contents = settingsStore.contents()
  const before = contents[section]
  const after = { ...before, ...checked(section, content, language) }
  await newPictures(database.db, { section, before, after, language })
  return settingsOf({ ...contents, [section]: after })
}

/** The content is checked by the rules of its section. If two people edit, the second is refused. Unchanged content keeps its version. */
export async function changeSection(
  deps: ChangingDeps,
  viewer: Admin,
  section: SettingsSection,
  { version, content }: SentSection,
): Promise<Changed> {
  const typed = checked(section, content, viewer.language)
  const message = isUnnamed(typed) ? 'settingsSavedUnnamed' : 'settingsSaved'
  return write(deps, viewer, { section, version, action: 'settings.edited', message }, (before) => ({
    ...before,
    ...typed,
  }))
}

/** A shop that is still called what it begins with is saved, and its owner is told. */
function isUnnamed({ name }: Content): boolean {
  return isDeepStrictEqual(name, NEUTRAL_VALUES.company.name)
}

/**
 * Brings back what stood before the last change; pressed again, it brings the change back. A press whose answer was lost is made again
 * with the version of the first, and answered as that was.
 */
export async function putSectionBack(
  deps: ChangingDeps,
  viewer: Admin,
  section: SettingsSection,
  { version }: Pick<SentSection, 'version'>,
): Promise<Changed> {
  const message = 'settingsPutBack'
  const former = await ownStepBack(deps.database.db, viewer, { section, version })
  if (former !== null) return changedReply(deps, viewer, { section, message, stored: former })
  return write(deps, viewer, { section, version, action: 'settings.put-back', message }, (before, row) => {
    const leadsNowhere = row === null || isStoredAlike(before, deps.settingsStore.filledIn(section, row.previous))
    if (leadsNowhere) throw new RefusalError('settings/nothing-before')
    return row.previous
  })
}

/** The section, where the viewer's step back from this version is its last change. */
async function ownStepBack(
  db: Db,
  { id }: Admin,
  { section, version }: { readonly section: SettingsSection; readonly version: number },
): Promise<StoredSection | null> {
  const row = await findSection(db, section)
  if (row === null || row.version !== version + 1 || row.changedBy !== id) return null
  const action = await lastActionOn(db, { recordKind: 'settings', recordId: sectionId(section) })
  return action === 'settings.put-back' ? row : null
}

interface Writing {
  readonly section: SettingsSection
  readonly version: number
  readonly action: 'settings.edited' | 'settings.put-back'
  readonly message: 'settingsSaved' | 'settingsSavedUnnamed' | 'settingsPutBack'
}

async function write(
  deps: ChangingDeps,
  viewer: Admin,
  { section, version, action, message }: Writing,
  next: (before: Content, row: StoredSection | null) => Content,
): Promise<Changed> {
  const { database, settingsStore, now } = deps
  const stored = await database.transaction(async (tx) => {
    const row = await findSection(tx, section)
    if ((row?.version ?? 0) !== version) throw new RefusalError('conflict')
    const before: Content = { ...settingsStore.filledIn(section, row?.content) }
    const after = next(before, row)
    // Another version would put the same content in place of the one before it, which a step back leads to.
    if (isStoredAlike(before, after)) return row
    const changed = { section, content: after, version: version + 1, previous: before, changedAt: now(), changedBy: viewer.id }
    if (!(await writeSection(tx, changed))) throw new RefusalError('conflict')
    await followPictures(tx, deps, { section, before, after, forgotten: row?.previous, language: viewer.language })
    await recordFacts(tx, deps, viewer, { section, action, before, after })
    if (section === 'hours' || section === 'promise') await deps.onHoursChange(tx)
    await notifySettingsChanged(tx, SETTINGS_CHANNEL)
    return changed
  })
  // This process answers with the change at once; the others hear of it.
  await settingsStore.reload()
  return changedReply(deps, viewer, { section, message, stored })
}

interface Stored extends Pick<Writing, 'section' | 'message'> {
  readonly stored: StoredSection | null
}

function changedReply({ settingsStore }: ChangingDeps, { language }: Admin, { section, message, stored }: Stored): Changed {
  return { success: true, message: messageText(message, language), section: sectionReply(settingsStore, section, stored) }
}

interface Recorded {
  readonly section: SettingsSection
  readonly action: Writing['action']
  readonly before: Content
  readonly after: Content
}

async function recordFacts(tx: Db, deps: ChangingDeps, viewer: Admin, { section, action, before, after }: Recorded): Promise<void> {
  const names = Object.keys(after).filter((name) => !isStoredAlike(before[name], after[name]))
  const told = section === 'notices' ? boxesTold : (value: unknown) => value ?? null
  const only = (content: Content) => Object.fromEntries(names.map((name) => [name, told(content[name])]))
  await recordChange(tx, deps, {
    actor: actorOf(viewer),
    action,
    recordKind: 'settings',
    recordId: sectionId(section),
    before: only(before),
    after: only(after),
  })
}

function isStoredAlike(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(asStored(one), asStored(other))
}

/** The database holds no key without a value, and holds keys in an order of its own. */
function asStored(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value))
}

/** Mailboxes of colleagues are not stored where nobody could take them out again: how many there are is enough. */
function boxesTold(boxes: unknown): number {
  return Array.isArray(boxes) ? boxes.length : boxes === '' || boxes === undefined ? 0 : 1
}

/** Content and version are those of one row: what is in memory may be newer, or older. */
function sectionReply(store: SettingsStore, section: SettingsSection, row: StoredSection | null): SectionReply {
  const content = { ...store.filledIn(section, row?.content) }
  return { section, content, version: row?.version ?? 0, changed: row?.changedAt.toISOString() ?? null }
}

/** Throws with a sentence for every field that can't be, by its place in the section: `weekly.0.to`. */
function checked(section: SettingsSection, content: unknown, language: Language): Content {
  const parsed = SETTINGS_FORMS[section].safeParse(content)
  if (parsed.success) return parsed.data as Content
  const fields: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const { text, limit } = fieldIssue(issue)
    fields[issue.path.map(String).join('.')] ??= [
      settingsMistakeText(text, language, { field: nameOf(issue) ?? section, limit, ...rowOf(issue) }),
    ]
  }
  throw new RefusalError('validation', { fields: fields satisfies FieldRefusals })
}

/** The key by which a sentence names the field: hours open and close, all else begins and ends on days. */
function nameOf({ path }: z.core.$ZodIssue): string | undefined {
  const [name, list] = path.filter((step) => typeof step === 'string').toReversed()
  if (list !== 'weekly' && list !== 'hours') return name
  return name === 'from' ? 'opens' : name === 'to' ? 'closes' : name
}

/** The row that a refused one repeats. */
function rowOf(issue: z.core.$ZodIssue): { readonly row?: number; readonly above?: unknown } {
  return issue.code === 'custom' && issue.params !== undefined ? issue.params : {}
}
