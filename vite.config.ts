import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanScripts } from './scripts/lib/lean-scripts.ts'
import { pageChunks } from './scripts/lib/page-chunks.ts'
import routes from './src/web/routes.ts'

/** These packages change seldom, so browsers can cache their file over several releases. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|@remix-run)[\\/]/

/** The server names the files of the browser's build in its pages, so both builds name them alike: a preloaded font is the one that styles ask for. */
const ASSET_NAMES = 'assets/[name]-[hash:7][extname]'

/** Class names go into every page and script: without a line number they are a tenth shorter. */
function scopedName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)
  return `${name}_${hash}`
}

export default defineConfig(({ mode }) => ({
  // The test runner reads this file when it has no config of its own, and must not start a page build.
  plugins: mode === 'test' ? [] : [reactRouter(), leanScripts()],
  publicDir: false,
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // Fonts and pictures stay files: browsers cache them, and the content policy needs no data addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The server finds the files of a language's texts in the manifest.
    manifest: true,
  },
  environments: {
    ssr: { build: { rolldownOptions: { output: { assetFileNames: ASSET_NAMES } } } },
    client: {
      build: {
        rolldownOptions: {
          // Names of classes and other constants stand where they are used, and what no page reads is in no file.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // Every page names most of the files, so that their own names would cost the first view some hundred bytes.
            entryFileNames: ({ name }) => `assets/${name === 'entry.client' ? '[name]-' : ''}[hash:7].js`,
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [{ name: 'framework', test: FRAMEWORK, priority: 1000 }, ...pageChunks(join(import.meta.dirname, 'src/web'), routes)],
            },
          },
        },
      },
    },
  },
}))
