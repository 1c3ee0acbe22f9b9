import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { entryOf, type RequestTypeName, requestTypeNames } from '@muster/contract/request-types.ts'
import { earlyScript } from './early-script.ts'
import { frameSkeleton } from './frame-skeleton.ts'

/** The build's manifest: files by their source. */
export type Manifest = Readonly<
  Record<string, { file: string; imports?: readonly string[] | undefined; css?: readonly string[] | undefined }>
>

/** A built screen: its path as in `screens.ts`, and its source below `web/`. */
export interface FirstScreen {
  path: string
  source: string
}

const frame = 'app/shell/home-shell.tsx'

/**
 * Writes for every screen the page that the server sends for its address: index.html, with everything the screen needs
 * preloaded at once instead of file by file, and with the empty frame for signed-in pages. `.vite/pages.json` lists them.
 */
export function firstPages(): Plugin {
  return {
    name: 'first-pages',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8')) as Manifest
      const index = await readFile(join(dir, 'index.html'), 'utf8')
      await mkdir(join(dir, '.vite/pages'), { recursive: true })
      const pages = firstScreens(join(import.meta.dirname, '..')).map(({ path, source }) => ({
        ...{ path, source },
        file: `.vite/pages/${path.slice(1).replaceAll(/[^\w-]+/g, '-')}.html`,
      }))
      await Promise.all(
        pages.map(({ path, source, file }) => writeFile(join(dir, file), firstPage(index, manifest, { path, source }))),
      )
      await writeFile(join(dir, '.vite/pages.json'), JSON.stringify(pages.map(({ path, file }) => ({ path, file }))))
    },
  }
}

/** Read from the rows' source text: running it would need all their imports. */
export function firstScreens(web: string): FirstScreen[] {
  const row = /\bpath: '(\/[^']*)',\s+title:(?:(?!\bload:)[^])*\bload: \(\) => import\('\.\/([^']+)'\)/g
  const written = globSync('features/*/screens.ts', { cwd: web }).flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(row)].flatMap(([, path = '', source]) =>
      source === undefined ? [] : [{ path, source: `${file.replace('screens.ts', '')}${source}` }],
    ),
  )
  return [...written, ...requestTypeNames.flatMap(ofRequests)]
}

/** Those that `features/approvals/screens.ts` makes from a type's row. */
function ofRequests(type: RequestTypeName): FirstScreen[] {
  const { own, form, inbox } = entryOf(type)
  const screen = (path: string, name: string) => ({ path, source: `features/approvals/typed/typed-${name}-screen.tsx` })
  return [...(form === null ? [] : [screen(own, 'own'), screen(form, 'add')]), screen(inbox, 'inbox')]
}

export function firstPage(index: string, manifest: Manifest, { path, source }: FirstScreen): string {
  const isHome = path.startsWith('/home')
  const known = loads(manifest, 'index.html')
  const needed = [...new Set([...(isHome ? loads(manifest, frame) : []), ...loads(manifest, source)])]
  const added = needed.filter((key) => !known.has(key)).map((key) => manifest[key])
  const styles = new Set(added.flatMap((chunk) => chunk?.css ?? []))
  const head = [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...added.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk?.file}">`),
  ]
  const page = index.replace('</head>', `${head.map((line) => `  ${line}\n`).join('')}  </head>`)
  if (!isHome) return page
  // Before the style sheets, which a later script would wait for.
  return page
    .replace('<script', () => `<script>${earlyScript(source)}</script>\n    <script`)
    .replace('<div id="root"></div>', () => `<div id="root">${frameSkeleton(source)}</div>`)
}

function loads(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) loads(manifest, next, seen)
  return seen
}
