import type { Plugin } from 'vite'

const STYLES = /\.module\.css$/
const OF_PAGES = /[\\/]src[\\/]web[\\/].*\.tsx?$/
const STYLES_IMPORT = /^import (\w+) from (["'][^"']+\.module\.css["'])/gm
const ROUTER = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].*\.js$/
const NAME_FOR_TOOLS = /^\w+\.displayName = .+$/gm
const COMPONENT = /= (React\w*(?:\$\d+)?\.(?:forwardRef|memo|createContext)\()/g

/** Leaves out of browsers' scripts what nobody reads there, from the first view of every page. */
export function leanScripts(): Plugin[] {
  return [inlinedClassNames(), routerByUse(), pageInOneFile()]
}

/**
 * Makes code name each class that it uses, so that the bundler writes the class where it stands. As a table, all classes of a sheet came with
 * every page where pages share the sheet. Code that picks a class by a computed key keeps the table.
 */
function inlinedClassNames(): Plugin {
  return {
    name: 'inlined-class-names',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: isBrowser,
    transform: {
      filter: { id: [STYLES, OF_PAGES] },
      handler(code, id) {
        // The bundler drops a module once nothing reads it, and its styles would go with it.
        if (STYLES.test(id)) return { code, map: null, moduleSideEffects: 'no-treeshake' }
        const named = code.replace(STYLES_IMPORT, (line, name: string, from: string) =>
          code.includes(`${name}[`) ? line : `import * as ${name} from ${from}`,
        )
        return { code: named, map: null }
      },
    },
  }
}

/** Makes the bundler leave out what nobody uses of React Router's components: names for developer tools count as a use. */
function routerByUse(): Plugin {
  return {
    name: 'router-by-use',
    apply: 'build',
    applyToEnvironment: isBrowser,
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: code.replace(NAME_FOR_TOOLS, '').replace(COMPONENT, '= /* @__PURE__ */ $1'), map: null }),
    },
  }
}

/** Lets a page's file export to its later parts too. Else each page has a second file, which passes on what React Router asks for. */
function pageInOneFile(): Plugin {
  return {
    name: 'page-in-one-file',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
  }
}

function isBrowser({ name }: { readonly name: string }): boolean {
  return name === 'client'
}
