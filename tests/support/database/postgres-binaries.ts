import fs from 'node:fs'
import path from 'node:path'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

interface Binaries {
  initdb: string
  postgres: string
}

export function findPostgres(): Binaries {
  for (const folder of [...debianFolders(), ...(process.env.PATH ?? '').split(path.delimiter)]) {
    const binaries = { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') }
    if (fs.existsSync(binaries.initdb) && fs.existsSync(binaries.postgres)) return binaries
  }
  throw new Error('These tests need PostgreSQL on this machine. Install it with: apt-get install -y postgresql')
}

function debianFolders(): string[] {
  if (!fs.existsSync(DEBIAN_FOLDER)) return []
  const versions = fs.readdirSync(DEBIAN_FOLDER).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
}

/** PostgreSQL refuses to run as root, so root runs it as another user. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const user = users.find(([name]) => name === wanted)
    if (user !== undefined) return { uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody". Run the tests as somebody else.')
}
