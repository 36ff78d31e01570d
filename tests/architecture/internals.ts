import ts from 'typescript'
import { read } from './repository-files.ts'
import type { SourceRule } from './source-rules.ts'
import { syntaxOf } from './syntax.ts'

const DECISION = 'docs/decisions/0052-internals-of-other-packages.md'
const TEST = /\.(test|test-d|prove|spec)\.(tsx?|mjs)$|^tests\//

/** Names of ours, of languages and standards, and those that packages document. */
const ALLOWED = new Set(['_id', '__names', '__unit', '__proto__', '__Host', '__MACOSX', '__html', '__manifest'])
const INTERNAL_TEXT = /(?<!\w)__[A-Za-z]\w*/g
/** The tables of the job queue, which tests look into as they do into all others. */
const QUEUE_TABLE = /\bpgboss\.\w+/g

/** Stands in every file with a finding: walking through the syntax of all others took a third of the rules' time. */
const HINT = /(?<!\w)_(?!id\b)\w|__\w|UNSAFE_|unstable_|\bas\s+unknown\s+as\b|pgboss/

/** The files of the decision's table, by its first column. */
export function filesThatLean(decision: string): readonly string[] {
  const [, table = ''] = /^\| where \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(decision) ?? []
  return [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, file = '']) => file))
}

const listed = filesThatLean(read(DECISION))

export const INTERNALS_RULE: SourceRule = {
  name: `the internals of other packages are used by the files that ${DECISION} lists`,
  covers: /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs)$/,
  except: new RegExp(`^(${['tests/architecture/internals.ts', ...listed].map((file) => file.replaceAll('.', '\\.')).join('|')})$`),
  find: internalsIn,
  caught: [
    { file: 'src/server/orders/orders.service.ts', text: 'connection._socket?.destroy()' },
    { file: 'src/server/orders/orders.service.ts', text: "const { def } = schema['_zod']" },
    { file: 'tests/support/mail/mail-server.ts', text: 'const { _socket } = connection as { _socket?: Socket }' },
    { file: 'src/web/root.tsx', text: 'Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })' },
    { file: 'tests/e2e/home.spec.ts', text: "Object.keys(link).some((key) => key.startsWith('__reactProps$'))" },
    { file: 'src/server/orders/orders.service.ts', text: 'const text = sql`SELECT FROM drizzle.__drizzle_migrations`' },
    { file: 'src/server/orders/orders.service.ts', text: "const text = 'UPDATE pgboss.job SET state = 1'" },
    { file: 'src/web/root.tsx', text: "import { UNSAFE_FrameworkContext } from 'react-router'" },
    { file: 'src/server/orders/orders.service.ts', text: "import pg from 'pg'\nconst pool = held as unknown as pg.Pool" },
  ],
  allowed: [
    { file: 'src/server/platform/db/session.ts', text: "import pg from 'pg'\nconst pool = held as unknown as pg.Pool" },
    {
      file: 'src/server/orders/orders.service.ts',
      text: "import type { Db } from '#server/platform/db/database.ts'\nconst db = given as unknown as Db",
    },
    {
      file: 'src/web/features/bag/bag.tsx',
      text: "import type { Values } from 'forms'\nconst values = typed as unknown as Values<Fields>",
    },
    {
      file: 'src/server/orders/orders.service.ts',
      text: 'const work = (_tx: Db, { _id, ...rest }: Row) => rest.lines.map((line) => line._id)',
    },
    { file: 'src/server/orders/orders.service.ts', text: "const name = '__Host-session' // not connection._socket" },
    { file: 'src/server/orders/orders.test.ts', text: "await db.execute(sql.raw('SELECT name FROM pgboss.job'))" },
    { file: 'src/server/platform/db/stream.ts', text: 'class Bytes extends Writable { override _write(chunk: Buffer) {} }' },
  ],
}

function internalsIn(text: string, file: string): readonly string[] {
  if (!HINT.test(text)) return []
  const source = syntaxOf(text, file)
  const foreign = namesOfPackages(source)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    found.push(...namesIn(node).filter(isInternal), ...textIn(node, file))
    if (!TEST.test(file)) found.push(...forcedIn(node, foreign))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isInternal(name: string): boolean {
  return /^_\w+$/.test(name) && !ALLOWED.has(name)
}

/** The names of properties that a node reads, writes or describes. */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) return [node.argumentExpression.text]
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isPropertySignature(node)) return textOf(node.name)
  if (ts.isObjectBindingPattern(node)) return node.elements.flatMap(({ propertyName, name }) => textOf(propertyName ?? name))
  // React Router marks so what it promises nothing about.
  if (ts.isImportSpecifier(node)) return /^(UNSAFE|unstable)_/.test((node.propertyName ?? node.name).text) ? [`_${node.name.text}`] : []
  return []
}

function textOf(name: ts.Node): readonly string[] {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? [name.text] : []
}

function textIn(node: ts.Node, file: string): readonly string[] {
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
  if (!isText) return []
  const names = [...node.text.matchAll(INTERNAL_TEXT)].map(([name]) => name).filter(isInternal)
  return TEST.test(file) ? names : [...names, ...[...node.text.matchAll(QUEUE_TABLE)].map(([name]) => name)]
}

/** A value that is said to be a package's own without the compiler's consent. The parts of a generic type are not compared by it either way. */
function forcedIn(node: ts.Node, foreign: ReadonlySet<string>): readonly string[] {
  if (!ts.isAsExpression(node) || !ts.isTypeReferenceNode(node.type) || node.type.typeArguments !== undefined) return []
  if (!ts.isAsExpression(node.expression) || node.expression.type.kind !== ts.SyntaxKind.UnknownKeyword) return []
  const { typeName } = node.type
  const root = ts.isQualifiedName(typeName) ? typeName.left : typeName
  return ts.isIdentifier(root) && foreign.has(root.text) ? [`as unknown as ${root.text}`] : []
}

/** The names that a file imports from packages. */
function namesOfPackages(source: ts.SourceFile): ReadonlySet<string> {
  const clauses = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    return /^([.#]|node:)/.test(statement.moduleSpecifier.text) ? [] : (statement.importClause ?? [])
  })
  const names = clauses.flatMap(({ name, namedBindings }) => {
    if (namedBindings === undefined) return name?.text ?? []
    if (ts.isNamespaceImport(namedBindings)) return namedBindings.name.text
    return [...(name === undefined ? [] : [name.text]), ...namedBindings.elements.map((element) => element.name.text)]
  })
  return new Set(names)
}
