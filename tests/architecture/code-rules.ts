import ts from 'typescript'
import type { SourceRule } from './source-rules.ts'
import { syntaxOf } from './syntax.ts'

const TEST = /\.(test|test-d)\.tsx?$/
/** Functions of tests are as long as what they tell. */
const SUITE = /\.(test|test-d|prove|spec)\.(tsx?|mjs)$/
/** Lines as a reader counts them: with markup, blank lines and the functions within. */
const FUNCTION_LINES_MOST = 80
/** These files are started, never imported: the server, its worker and child processes, the two entries of the pages, the service worker. */
const STARTED =
  /^src\/server\/(main|platform\/db\/embedded-worker|platform\/media\/shrink-process|platform\/documents\/compile-process|platform\/sheets\/sheet-process)\.ts$|^src\/web\/(entry\.|platform\/frame\/worker\.ts$)/

/** The roles in CONTRIBUTING's list. */
const ROLES = ['tables', 'repository', 'service', 'deps', 'facts', 'replies', 'routes', 'realtime', 'jobs', 'workers', 'mail', 'test']
const SLICE_FILE = /^src\/server\/(?!platform\/)[^/]+\/.*\.ts$/

/** Props that people read or hear. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|(?!enterKey)\w+(Label|Title|Hint))$/
/** The name of a setting and an address of the shop are the same in every language. */
const SAME_EVERYWHERE = /^(\/[\w/-]+|[A-Z]+(_[A-Z]+)+)$|^\/[a-z]+\/$/

/** Rules over the name and the syntax of single files. */
export const CODE_RULES: readonly SourceRule[] = [
  {
    name: 'a file of a slice says its role',
    covers: SLICE_FILE,
    except: new RegExp(`\\.(${ROLES.join('|')})\\.ts$`),
    find: () => [`none of ${ROLES.join(', ')}`],
    caught: [
      { file: 'src/server/orders/order-helpers.ts', text: '' },
      { file: 'src/server/catalogue/search/fold.ts', text: '' },
      { file: 'src/server/orders/orders.utils.ts', text: '' },
    ],
    allowed: [
      { file: 'src/server/orders/orders.service.ts', text: '' },
      { file: 'src/server/catalogue/search/search.repository.ts', text: '' },
      { file: 'src/server/platform/db/pool.ts', text: '' },
      { file: 'src/server/app.ts', text: '' },
    ],
  },
  {
    name: 'the first parameter of a repository function that asks the database is the database or the transaction',
    covers: /^src\/server\/.*\.repository\.ts$/,
    find: (text) =>
      Array.from(text.matchAll(/^export async function \w+(?:<[^(]*>)?\(\s*(\w+|\S)/gm))
        .filter(([, first = '']) => !['db', 'tx', 'database'].includes(first))
        .map(([found]) => found),
    caught: [
      { file: 'src/server/orders/orders.repository.ts', text: 'export async function findOrder(id: string): Promise<Row> {' },
      { file: 'src/server/orders/orders.repository.ts', text: 'export async function listOrders({ db }: Deps): Promise<Row[]> {' },
    ],
    allowed: [
      { file: 'src/server/orders/orders.repository.ts', text: 'export async function findOrder(db: Db, id: string): Promise<Row> {' },
      { file: 'src/server/orders/orders.repository.ts', text: 'export async function insertLines<Row>(\n  tx: Db,\n  rows: Row[],\n) {' },
      { file: 'src/server/orders/orders.repository.ts', text: 'export function isOfBrand(brandId: string): SQL {' },
    ],
  },
  {
    name: 'importing a file does nothing',
    covers: /^(src|demo)\/.*\.tsx?$|^shop\.\w+\.ts$/,
    except: new RegExp([TEST, STARTED].map(({ source }) => source).join('|')),
    find: effectsIn,
    caught: [
      { file: 'src/domain/money/money.ts', text: "console.log('loaded')" },
      { file: 'src/server/orders/orders.service.ts', text: 'setInterval(() => undefined, 1000)' },
      { file: 'src/web/features/chat/chime.ts', text: 'if (true) globalThis.chime = 1' },
      { file: 'demo/load-demo.ts', text: "const rows = await fetch('/rows')" },
      { file: 'demo/load-demo.ts', text: 'const same = <T>(value: T): T => value\nstart()' },
    ],
    allowed: [
      { file: 'src/server/main.ts', text: 'await serve()' },
      {
        file: 'src/domain/money/money.ts',
        text: "const NAMES = new Map([['a', 1]])\nexport { NAMES }\nexport const later = async () => await fetch('/')",
      },
      {
        file: 'src/server/platform/jobs/jobs.ts',
        text: "import './a.ts'\nexport class Jobs {}\nlet open = 0\nexport const count = () => (open += 1)",
      },
    ],
  },
  {
    name: `a function has at most ${FUNCTION_LINES_MOST} lines from its first to its last`,
    covers: /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs)$|^[\w.]+\.(ts|mjs)$/,
    except: SUITE,
    find: longFunctionsIn,
    caught: [
      {
        file: 'src/web/routes/shop/home.tsx',
        text: `const Home = () => (\n  <ul>\n${'    <li />\n'.repeat(FUNCTION_LINES_MOST)}  </ul>\n)`,
      },
      { file: 'src/server/orders/orders.service.ts', text: `class Orders {\n  add() {\n${'\n'.repeat(FUNCTION_LINES_MOST)}  }\n}` },
      {
        file: 'src/domain/money/money.ts',
        text: `export function pay() {\n  const of = [\n${'    0,\n'.repeat(FUNCTION_LINES_MOST)}  ]\n}`,
      },
    ],
    allowed: [
      { file: 'src/domain/money/money.ts', text: `const RATES = [\n${'  0,\n'.repeat(FUNCTION_LINES_MOST + 1)}]` },
      { file: 'src/domain/money/money.ts', text: `function pay() {\n${'  0\n'.repeat(FUNCTION_LINES_MOST - 2)}}` },
      { file: 'src/domain/money/money.test.ts', text: `test('pays', () => {\n${'  0\n'.repeat(FUNCTION_LINES_MOST)}})` },
    ],
  },
  {
    name: 'the words of a page live in the dictionaries',
    covers: /^src\/web\/.*\.tsx$/,
    except: TEST,
    find: wordsOnPage,
    caught: [
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <h1>Kitchens for hotels</h1>' },
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <p>{isOpen ? "Open" : t("closed")}</p>' },
      { file: 'src/web/routes/shop/home.tsx', text: `const a = <p>{isOpen && \`\${price} pounds\`}</p>` },
      { file: 'src/web/ui/band/band.tsx', text: 'const a = <button aria-label="Close" enterKeyHint="search" />' },
      { file: 'src/web/ui/band/band.tsx', text: 'const a = <Field placeholder={isLong ? "Name" : name} />' },
      { file: 'src/web/ui/band/band.tsx', text: 'const a = <Dialog closeLabel="Close it" />' },
      { file: 'src/web/ui/band/band.tsx', text: 'const a = <Form failureTitle="account.reset.failure" />' },
    ],
    allowed: [
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <h1 className="wide">{t("home.title")} · 100 % <i>×</i></h1>' },
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <Form failureTitle={t("account.reset.failure")} label={t("a.b")} />' },
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <input enterKeyHint="search" />' },
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <code>SMTP_URL</code>' },
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <Ltr>/product/{slug}</Ltr>' },
      { file: 'src/web/routes/shop/home.tsx', text: 'const a = <p>{kind === "used" ? t("a") : <Used key="used" />}</p>' },
    ],
  },
]

function effectsIn(text: string, file: string): readonly string[] {
  return syntaxOf(text, file).statements.flatMap((statement) => (doesSomething(statement) ? [firstLine(text, statement)] : []))
}

function doesSomething(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) return waits(statement)
  const isDeclared =
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isExportAssignment(statement) ||
    ts.isModuleDeclaration(statement)
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  return !isDeclared && !isNamed
}

/** True if a file awaits when it is imported; functions inside of it do not count. */
function waits(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node)) return true
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false
  return ts.forEachChild(node, (child) => waits(child) || undefined) ?? false
}

function longFunctionsIn(text: string, file: string): readonly string[] {
  const source = syntaxOf(text, file)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const lines = text.slice(node.getStart(source), node.end).split('\n').length
      if (lines > FUNCTION_LINES_MOST) found.push(`${lines} lines: ${firstLine(text, node)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function wordsOnPage(text: string, file: string): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    found.push(...spokenIn(node).filter(isWords))
    ts.forEachChild(node, visit)
  }
  visit(syntaxOf(text, file))
  return found
}

function spokenIn(node: ts.Node): readonly string[] {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.flatMap(textOfChild)
  if (!ts.isJsxAttribute(node) || !ts.isIdentifier(node.name) || node.initializer === undefined) return []
  if (!SPOKEN.test(node.name.text)) return []
  return ts.isJsxExpression(node.initializer) ? literalsOf(node.initializer.expression) : literalsOf(node.initializer)
}

function textOfChild(child: ts.JsxChild): readonly string[] {
  if (ts.isJsxText(child)) return [child.text]
  return ts.isJsxExpression(child) ? literalsOf(child.expression) : []
}

/** Collects the string literals that an expression can evaluate to. */
function literalsOf(node: ts.Node | undefined): readonly string[] {
  if (node === undefined) return []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return literalsOf(node.right)
  return ts.isParenthesizedExpression(node) ? literalsOf(node.expression) : []
}

function isWords(text: string): boolean {
  const trimmed = text.trim()
  return /\p{L}/u.test(trimmed) && !SAME_EVERYWHERE.test(trimmed)
}

function firstLine(text: string, { pos, end }: ts.Node): string {
  return text.slice(pos, end).trim().split('\n', 1)[0] ?? ''
}
