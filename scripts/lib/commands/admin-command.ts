import { resolve } from 'node:path'
import { RegisterForm } from '#contract/forms/account-forms.ts'
import { emailField } from '#contract/forms/form-fields.ts'
import { fieldIssue } from '#contract/issues.ts'
import { hasOwnPassword, type NamedPerson } from '#domain/accounts/accounts.ts'
import { type ReadSettings, settingsOf } from '#domain/settings/sections.ts'
import { fieldText, refusalText } from '#i18n/texts.ts'
import { type AdminDeps, createAdmin, findPerson, type KnownPerson, promoteToAdmin } from '#server/accounts/admins.service.ts'
import { refuseNewPassword } from '#server/accounts/new-passwords.service.ts'
import { type Environment, readEnvironment } from '#server/environment.ts'
import type { Database } from '#server/platform/db/database.ts'
import { DirectoryInUseError } from '#server/platform/db/directory-lock.ts'
import { runMigrations } from '#server/platform/db/schema/migrate.ts'
import { createIds } from '#server/platform/ids.ts'
import { openPasswords } from '#server/platform/passwords/passwords.ts'
import { StartRefusal } from '#server/platform/start-refusal.ts'
import { firstValues } from '#server/shop-settings/first-values.facts.ts'
import { readContents } from '#server/shop-settings/shop-settings.service.ts'
import { MIGRATIONS, openShopDatabase, runCommand } from './shop-command.ts'
import { openTerminal, type Terminal } from './terminal.ts'

const USAGE = 'Usage: npm run admin -- create EMAIL'

async function main(args: readonly string[]): Promise<void> {
  const [verb, given, ...rest] = args
  if (verb !== 'create' || given === undefined || rest.length > 0) throw new StartRefusal(USAGE)
  const email = emailField.safeParse(given)
  if (!email.success) throw new StartRefusal(`"${given}" is no email address. ${USAGE}`)
  const environment = readEnvironment(process.env)
  const database = await openStoppedDatabase(environment)
  const terminal = openTerminal()
  try {
    await runMigrations(database, MIGRATIONS)
    const first = firstValues({ ...environment, now: new Date(), staffEmail: environment.STAFF_EMAIL })
    const settings = settingsOf(await readContents(database.db, first))
    const making = { newId: createIds(Date.now), now: () => new Date() }
    const deps: CommandDeps = { ...making, database, passwords: await openPasswords(), settings: () => settings }
    const person = await findPerson(deps, email.data)
    terminal.say(person === null ? await create(deps, terminal, email.data) : await promote(deps, terminal, email.data, person))
  } finally {
    terminal.close()
    await database.close()
  }
}

interface CommandDeps extends AdminDeps {
  readonly settings: ReadSettings
}

async function openStoppedDatabase(environment: Environment): Promise<Database> {
  try {
    return await openShopDatabase(environment)
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error
    throw new StartRefusal(
      `The shop is running on ${resolve(environment.DATA_DIR)}, and its embedded database serves one process at a time. ` +
        'Stop the shop, run this command again, then start it. (A shop on PostgreSQL need not be stopped: set DATABASE_URL.)',
    )
  }
}

async function create(deps: CommandDeps, terminal: Terminal, email: string): Promise<string> {
  const firstName = await askFor(terminal, 'firstName', () => terminal.ask('First name: '))
  const password = await askForPassword(deps, terminal, { email, firstName, lastName: '' })
  if (!(await createAdmin(deps, { email, firstName, password }))) {
    throw new StartRefusal(`Somebody signed up as ${email} in this moment. Run the command again to make that account an admin.`)
  }
  return `${email} is an admin now and can sign in.`
}

async function promote(deps: CommandDeps, terminal: Terminal, email: string, person: KnownPerson): Promise<string> {
  if (person.role === 'ROLE ADMIN') return `${email} is an admin already.`
  const name = `${person.firstName} ${person.lastName}`.trim()
  const known = `${email} has an account${name === '' ? '' : ` (${name})`} with ${person.role}.`
  const isWanted = /^y(es)?$/i.test(await terminal.ask(`${known} Make it an admin? [y/N] `))
  if (!isWanted) return 'Nothing was changed.'
  const firstName = person.firstName || (await askFor(terminal, 'firstName', () => terminal.ask('First name: ')))
  const password = hasOwnPassword(person) ? await askForPassword(deps, terminal, { email, firstName, lastName: person.lastName }) : null
  if (!(await promoteToAdmin(deps, person, { firstName, password }))) {
    throw new StartRefusal('The account has changed meanwhile. Run the command again.')
  }
  return password === null
    ? `${email} is an admin now and signs in with ${person.provider} as before.`
    : `${email} is an admin now. The password that the account had is no longer good.`
}

async function askForPassword(deps: CommandDeps, terminal: Terminal, person: NamedPerson): Promise<string> {
  const password = await askFor(terminal, 'password', () => terminal.askHidden('Password: '))
  const refusal = await refuseNewPassword(deps.settings, password, person)
  if (refusal !== null) {
    const sentence = refusalText(refusal, 'en')
    if (!terminal.isInteractive) throw new StartRefusal(sentence)
    terminal.say(sentence)
    return askForPassword(deps, terminal, person)
  }
  if (terminal.isInteractive && (await terminal.askHidden('Password again: ')) !== password) {
    throw new StartRefusal('The two passwords differ. Nothing was changed.')
  }
  return password
}

/** Applies the rule of the sign-up form. A terminal is asked again after a wrong answer; piped input is refused. */
async function askFor(terminal: Terminal, field: 'firstName' | 'password', ask: () => Promise<string>): Promise<string> {
  for (;;) {
    const read = RegisterForm.shape[field].safeParse(await ask())
    if (read.success) return read.data
    const sentence = read.error.issues.map((issue) => sentenceOf(field, issue)).join(' ')
    if (!terminal.isInteractive) throw new StartRefusal(sentence)
    terminal.say(sentence)
  }
}

function sentenceOf(field: string, issue: Parameters<typeof fieldIssue>[0]): string {
  const { text, limit } = fieldIssue(issue)
  return fieldText(text, 'en', { field, ...(limit === undefined ? {} : { limit }) })
}

await runCommand(main)
