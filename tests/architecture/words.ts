import ts from 'typescript'
import type { SourceRule } from './source-rules.ts'
import { syntaxOf } from './syntax.ts'

interface Replaced {
  readonly word: RegExp
  readonly by: string
  readonly except?: RegExp
  /** True where the word is refused as a name of its own, and fine within one. */
  readonly isAlone?: true
}

/** The glossary of CONTRIBUTING replaced these words. They must not come back in names, where nobody would search for them. */
const REPLACED: readonly Replaced[] = [
  { word: /^kept$/, by: 'cached, stored or managed' },
  { word: /^keepers?$/, by: 'manager' },
  { word: /^keep$/, by: 'manage, store or write', isAlone: true },
  { word: /^hear(er|ers|d)?$/, by: 'subscriber, receive' },
  {
    word: /^wish(es)?$/,
    by: 'request, query or options',
    except: /wish|bench\/stocked|demo\/load-opinions|demo\/data|i18n\/|e2e|account|own-data/,
  },
  {
    word: /^(shelf|shelves)$/,
    by: 'cache',
    except: /^(src\/(domain|i18n|web\/ui)|demo|shop|tests)\/|catalogue\/.*\.test|artwork/,
  },
  { word: /^places$/, by: 'collections or positions', except: /^demo\/drawings\// },
  { word: /^gates?$/, by: 'semaphore', except: /^tests\/e2e\// },
  { word: /^papers?$/, by: 'document', except: /^src\/i18n\// },
  { word: /^bones?$/, by: 'skeleton', except: /^(demo|artwork)\/|^src\/domain\/search\// },
  { word: /^circles?$/, by: 'visible orders', except: /^(src\/(drawings|web)|demo|artwork|tests\/architecture)\// },
  { word: /^(owed|owes?)$/, by: 'required' },
  { word: /^(utils?|helpers?|misc)$/, by: 'the subject' },
]

/** Migrations keep their names for ever. */
const UNCHANGEABLE = /^migrations\//

const TYPESCRIPT = /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs)$/

export const WORD_RULES: readonly SourceRule[] = [
  ...REPLACED.map(({ word, by, except, isAlone = false }) => ({
    name: `a name says "${by}" instead of ${word.source}`,
    covers: TYPESCRIPT,
    ...(except === undefined ? {} : { except }),
    find: (text: string, at: string) => identifiersIn(text, at).filter((name) => isReplaced(name, { word, isAlone })),
    ...examplesOf(word, isAlone),
  })),
  {
    name: 'a comment begins with its subject',
    covers: /^(src|demo|tests|bench|scripts)\/.*\.(tsx?|mjs|css)$|^[\w.]+\.(ts|mjs)$/,
    except: /^tests\/architecture\/words/,
    find: (text) =>
      Array.from(
        text.matchAll(/(?<=^|\s)(\/\*\*?|\/\/)\s*(\n\s*\*\s*)?(What|Who|Whoever|Whom|Whose|Of|Those|That|Whether|As)\s.*/gm),
        ([match]) => match,
      ),
    caught: [
      { file: 'src/domain/money/money.ts', text: '/** What somebody pays. */' },
      { file: 'src/domain/money/money.ts', text: '/**\n * Whoever pays first wins.\n */' },
      { file: 'src/web/ui/band.module.css', text: '/* Of two the later one. */' },
      { file: 'src/domain/money/money.ts', text: 'pay() // Whose turn it is.' },
      { file: 'demo/data/people.ts', text: '/** Whom a person signs in as. */' },
      { file: 'src/domain/money/money.ts', text: '/** Whether it is paid. */' },
    ],
    allowed: [
      { file: 'src/domain/money/money.ts', text: '/** The amount to pay. */' },
      { file: 'src/domain/money/money.ts', text: '// Offers of a brand.' },
    ],
  },
  {
    name: 'the name of a test begins with its subject',
    covers: /\.(test|spec|prove)\.(tsx?|mjs)$/,
    except: /^tests\/architecture\/words/,
    find: (text) => Array.from(text.matchAll(/\b(test|it|once)(\.each\(.*\))?\((['"`])(of|what|who|whoever) .*/g), ([match]) => match),
    caught: [
      { file: 'src/domain/money/money.test.ts', text: "test('of two payments the later one counts', () => {" },
      { file: 'tests/e2e/home.spec.ts', text: "test.each(['a', 'b'])('what is %s stays', () => {" },
      { file: 'tests/e2e/home.spec.ts', text: "test('whoever pays first wins', () => {" },
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
    const found = REPLACED.find(
      ({ word, except, isAlone = false }) => except?.test(file) !== true && !isAlone && isReplaced(part, { word, isAlone }),
    )
    return found === undefined ? [] : [`${file}: ${part}, say ${found.by}`]
  })
}

function isReplaced(name: string, { word, isAlone }: { readonly word: RegExp; readonly isAlone: boolean }): boolean {
  const words = wordsOf(name).filter((each) => each !== '')
  return (!isAlone || words.length === 1) && words.some((each) => word.test(each))
}

function examplesOf(word: RegExp, isAlone: boolean): Pick<SourceRule, 'caught' | 'allowed'> {
  const example = /[a-z]{4,}/.exec(word.source)?.[0] ?? ''
  const name = ['kept', 'keeper', 'hear', 'wish', 'shelf', 'places', 'gate', 'bone'].find((each) => word.test(each)) ?? example
  const file = 'src/server/orders/orders.service.ts'
  const within = { file, text: `function all${name[0]?.toUpperCase()}${name.slice(1)}(): void {}` }
  return {
    caught: [
      { file, text: `const ${name} = 1` },
      { file, text: `const same = <T>(value: T): T => value\nconst ${name} = 1` },
      ...(isAlone ? [] : [within]),
    ],
    allowed: [
      ...(isAlone ? [within] : []),
      { file, text: `// ${name} is a fine word in a sentence` },
      { file, text: `const text = '${name}'` },
    ],
  }
}

const known = new Map<string, readonly string[]>()

/** Each rule asks for the names of each file, so a file is read once. */
function identifiersIn(text: string, file: string): readonly string[] {
  const key = `${file}\n${text}`
  const names = known.get(key) ?? readIdentifiers(text, file)
  known.set(key, names)
  return names
}

function readIdentifiers(text: string, file: string): readonly string[] {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(syntaxOf(text, file))
  return [...names]
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
}
