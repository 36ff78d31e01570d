import ts from 'typescript'
import type { SourceRule } from './source-rules.ts'
import { syntaxOf } from './syntax.ts'

interface Replaced {
  readonly word: RegExp
  readonly by: string
  /** Files in which the word has a meaning that the glossary allows. */
  readonly except?: RegExp
  /** Names in which the word has such a meaning. */
  readonly exceptNames?: RegExp
  /** True where the word is refused as a name of its own, and fine within one. */
  readonly isAlone?: boolean
  /** Names that were in the code before; each must be seen if it came back. */
  readonly former: readonly string[]
}

/** Words by the name that they are parts of: most names stand in many files, and each rule asks for their words. */
const known = new Map<string, readonly string[]>()

/** Customers are joined where two turn out to be one person. */
const JOINING_OF_CUSTOMERS = /^(src\/(domain|i18n|contract)|demo|tests)\/|\/(customers|caller|palette|joining)\/|\/(app|shop-doors)\.ts$/

const WISHLIST =
  /^(demo|src\/(i18n|contract\/own|domain\/catalogue|server\/(wishlist|own-data|catalogue\/shop)|web\/features\/wishlist))\/|\/(wishlist(\.spec)?|wishes(\.test)?)\.tsx?$/

/** The place of a customer, the desk's copy of it, and two stored keys. */
const WHERE_CUSTOMERS_ARE =
  /^(demo\/drawings|src\/(i18n|server\/(desk|documents|orders|offers\/documents|own-data)|web\/features\/(bag\/delivery|desk\/(card|list)|orders)))\/|^src\/contract\/desk\.ts$|\/collection-order\.service\.ts$|\/shop\/(collections\.test|customers)\.ts$/

/** The glossary of CONTRIBUTING replaced these words. They must not come back in names, where nobody would search for them. */
const REPLACED: readonly Replaced[] = [
  { word: /^kept$/, by: 'cached, stored or managed', former: ['KeptAnswers', 'keptProducts'] },
  { word: /^keeping$/, by: 'managing, storing or writing', former: ['keepingLocks', 'ProductKeeping'] },
  { word: /^keepers?$/, by: 'manager', former: ['keeper', 'Keepers'] },
  { word: /^keep$/, by: 'manage, store or write', isAlone: true, former: ['keep'] },
  { word: /^hear(er|ers|d)?$/, by: 'subscriber, receive', former: ['hearers', 'hear', 'isHeard'] },
  {
    word: /^wish(es|ed)?$/,
    by: 'request, query, options or more pieces',
    except: WISHLIST,
    // More pieces than a line may hold, by the key of the contract and of stored requests.
    exceptNames: /^wished$/,
    former: ['ListWish', 'wishes', 'WishedLine'],
  },
  {
    word: /^(shelf|shelves)$/,
    by: 'cache',
    except: /^(src\/(domain|i18n|web\/ui)|demo|shop|tests)\/|catalogue\/.*\.test|artwork/,
    former: ['Shelf', 'shelves'],
  },
  {
    // Rows are locked; texts and caches hold what they contain.
    word: /^(hold|held)$/,
    by: 'lock, or what it contains',
    except: /^(?!src\/server\/)|^src\/server\/(platform|artwork)\/|\.test\.ts$/,
    former: ['holdOnShow', 'hold', 'HeldAccount', 'findBrandHeld'],
  },
  { word: /^places$/, by: 'collections or positions', except: /^demo\/drawings\//, former: ['places', 'ListPlaces'] },
  {
    word: /^place$/,
    by: 'position, target, path or index',
    except: WHERE_CUSTOMERS_ARE,
    exceptNames: /^placeOrders?$/,
    former: ['Place', 'place', 'placeOf', 'BackupPlace', 'PLACE'],
  },
  { word: /^gates?$/, by: 'semaphore', except: /^tests\/e2e\//, former: ['Gate', 'gates'] },
  { word: /^joined$/, by: 'single flight', except: JOINING_OF_CUSTOMERS, former: ['Joined', 'joinedAnswers'] },
  {
    // Letters of words, and limits of their number, are no emails.
    word: /^letters?$/,
    by: 'email',
    except: /^(?!src\/server\/|src\/web\/platform\/)|\/(search|sheets|codes|log)\//,
    exceptNames: /_LETTERS?(_|$)/,
    former: ['letterQueue', 'sendLetters', 'Letter', 'letters'],
  },
  { word: /^papers?$/, by: 'document', except: /^src\/i18n\//, former: ['paper', 'offerPapers'] },
  { word: /^bones?$/, by: 'skeleton', except: /^(demo|artwork)\/|^src\/domain\/search\//, former: ['bone', 'CardBones'] },
  {
    word: /^circles?$/,
    by: 'visible orders',
    except: /^(src\/(drawings|web)|demo|artwork|tests\/architecture)\//,
    former: ['circle', 'circleOf'],
  },
  { word: /^tongues?$/, by: 'language', former: ['Tongue', 'withoutTongues'] },
  { word: /^fates?$/, by: 'phase or outcome', former: ['FATES', 'fate'] },
  { word: /^caretakers?$/, by: 'maintenance', former: ['Caretaker'] },
  { word: /^onlookers?$/, by: 'visibility or viewer', former: ['useOnlookers'] },
  { word: /^likeness$/, by: 'similarity', former: ['likenessOf', 'LEAST_LIKENESS'] },
  { word: /^(owed|owes?)$/, by: 'required', former: ['owed', 'owesCode'] },
  { word: /^(utils?|helpers?|misc)$/, by: 'the subject', former: ['utils', 'testHelpers', 'misc'] },
]

/** The first words of a riddle or a fragment, which leave it to the reader to find the subject. */
const NO_SUBJECT =
  /(?<=^|[\s{])(\/\*\*?|\/\/)\s*(\n\s*\*\s*)?(What|Who|Whoever|Whom|Whose|Of|Those|That|Whether|As|Where|Else|Like|Beside|Behind|Above|Below|Around|Over|Under|By|With|For|At|Between|Until|Once|So|Also|Such|Further|(Longer|More|Fewer|Less) than|Left out)\s.*/gm

/** Words that say nothing as the name of a file or folder, and are fine within one. */
const EMPTY_NAME = /^(common|shared)(\.|$)/

/** Migrations keep their names for ever. */
const UNCHANGEABLE = /^migrations\//

const NAMING = /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs|css)$/

const CSS = /\.css$/

/** Tables and columns are named by strings in these. */
const TABLES = /\.tables\.ts$/

export const WORD_RULES: readonly SourceRule[] = [
  ...REPLACED.map((replaced) => ({
    name: `a name says "${replaced.by}" instead of ${replaced.word.source}`,
    covers: NAMING,
    ...(replaced.except === undefined ? {} : { except: replaced.except }),
    find: (text: string, at: string) =>
      namesIn(text, at).filter((name) => replaced.exceptNames?.test(name) !== true && isReplaced(name, replaced)),
    ...examplesOf(replaced),
  })),
  {
    name: 'a comment begins with its subject',
    covers: /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs|css)$|^[\w.]+\.(ts|mjs)$/,
    except: /^tests\/architecture\/words/,
    find: (text) => Array.from(text.matchAll(NO_SUBJECT), ([match]) => match),
    caught: [
      { file: 'src/domain/money/money.ts', text: '/** What somebody pays. */' },
      { file: 'src/domain/money/money.ts', text: '/**\n * Whoever pays first wins.\n */' },
      { file: 'src/web/ui/band.module.css', text: '/* Of two the later one. */' },
      { file: 'src/domain/money/money.ts', text: 'pay() // Whose turn it is.' },
      { file: 'demo/data/people.ts', text: '/** Whom a person signs in as. */' },
      { file: 'src/domain/money/money.ts', text: '/** Whether it is paid. */' },
      { file: 'src/web/ui/band/band.tsx', text: 'const band = <p>{/* What is shown. */}</p>' },
      { file: 'src/domain/money/money.ts', text: '/** So many parts are paid. */' },
      { file: 'src/domain/money/money.ts', text: '/** Longer than a session lasts. */' },
      { file: 'src/domain/money/money.ts', text: '  // Left out for visitors.' },
      { file: 'src/web/ui/band.module.css', text: '/* Beside the buttons, in full width. */' },
    ],
    allowed: [
      { file: 'src/domain/money/money.ts', text: '/** The amount to pay. */' },
      { file: 'src/domain/money/money.ts', text: '// Offers of a brand.' },
      { file: 'src/domain/money/money.ts', text: '/** Longer passwords are refused. */' },
      { file: 'src/domain/money/money.ts', text: '/** Left edge of the band. */' },
    ],
  },
  {
    name: 'a declaration has one doc comment',
    covers: /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs)$/,
    except: /^tests\/architecture\/words/,
    find: (text) => Array.from(text.matchAll(/\*\/\n[ \t]*\/\*\*.*/g), ([match]) => match),
    caught: [
      { file: 'src/domain/money/exact.ts', text: '/** Ducts may come to be sold by the metre. */\n/** Ducts are sold by the metre. */' },
    ],
    allowed: [
      { file: 'src/domain/money/exact.ts', text: '/** Ducts are sold by the metre. */\nconst DECIMALS = 3\n/** Pieces are whole. */' },
    ],
  },
  {
    name: 'the name of a test begins with its subject',
    covers: /\.(test|spec|prove)\.(tsx?|mjs)$/,
    except: /^tests\/architecture\/words/,
    find: (text) =>
      Array.from(text.matchAll(/\b(test|it|once)(\.each\(.*\))?\((['"`])(of|what|who|whoever|that|and|nor) .*/g), ([match]) => match),
    caught: [
      { file: 'src/domain/money/money.test.ts', text: "test('of two payments the later one counts', () => {" },
      { file: 'tests/e2e/home.spec.ts', text: "test.each(['a', 'b'])('what is %s stays', () => {" },
      { file: 'tests/e2e/home.spec.ts', text: "test('whoever pays first wins', () => {" },
      { file: 'src/server/orders/archive.test.ts', text: "on.once('that is cancelled stays', () => {" },
    ],
    allowed: [
      { file: 'src/domain/money/money.test.ts', text: "test('the later of two payments counts', () => {" },
      { file: 'src/domain/money/money.test.ts', text: "test('offers of a brand', () => {" },
    ],
  },
]

/** File and folder names that use a replaced word. */
export function replacedWordsInPath(file: string): readonly string[] {
  if (UNCHANGEABLE.test(file)) return []
  return file.split('/').flatMap((part) => {
    if (EMPTY_NAME.test(part)) return [`${file}: ${part}, say the subject`]
    const found = REPLACED.find((each) => each.except?.test(file) !== true && each.isAlone !== true && isReplaced(part, each))
    return found === undefined ? [] : [`${file}: ${part}, say ${found.by}`]
  })
}

function isReplaced(name: string, { word, isAlone = false }: Replaced): boolean {
  const words = wordsOf(name).filter((each) => each !== '')
  return (!isAlone || words.length === 1) && words.some((each) => word.test(each))
}

function examplesOf({ former, except, isAlone = false }: Replaced): Pick<SourceRule, 'caught' | 'allowed'> {
  const [name = ''] = former
  const file = 'src/server/reviews/reviews.service.ts'
  const sheet = 'src/web/ui/band/band.module.css'
  const within = { file, text: `function all${name[0]?.toUpperCase()}${name.slice(1)}(): void {}` }
  return {
    caught: [
      ...former.map((each) => ({ file, text: `const ${each} = 1` })),
      { file: 'src/server/reviews/reviews.tables.ts', text: `const at = text('${wordsOf(name).join('_')}')` },
      { file, text: `const same = <T>(value: T): T => value\nconst ${name} = 1` },
      ...(except?.test(sheet) === true ? [] : [{ file: sheet, text: `.band .${name}:hover { gap: 0 }` }]),
      ...(isAlone ? [] : [within]),
    ],
    allowed: [
      ...(isAlone ? [within] : []),
      { file, text: `// ${name} is a fine word in a sentence` },
      { file, text: `const text = '${name}'` },
      { file: sheet, text: `/* .${name} is a fine word in a sentence. */\n.band { gap: 0 }` },
    ],
  }
}

let last: { readonly text: string; readonly file: string; readonly names: readonly string[] } | undefined

/** Rules ask for the names of one file after the other, so a file is read once. */
function namesIn(text: string, file: string): readonly string[] {
  if (last?.text === text && last.file === file) return last.names
  const names = CSS.test(file) ? classesIn(text) : readIdentifiers(text, file)
  last = { text, file, names }
  return names
}

function classesIn(text: string): readonly string[] {
  return Array.from(text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name)
}

function readIdentifiers(text: string, file: string): readonly string[] {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const isName = ts.isIdentifier(node) || ts.isPrivateIdentifier(node)
    if (isName || (ts.isStringLiteral(node) && TABLES.test(file) && /^[a-z_]+$/.test(node.text))) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(syntaxOf(text, file))
  return [...names]
}

function wordsOf(name: string): readonly string[] {
  const words =
    known.get(name) ??
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .split(/[^A-Za-z]+/)
      .map((word) => word.toLowerCase())
  known.set(name, words)
  return words
}
