import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { screens } from './screens.ts'
import { firstPage, firstScreens, type Manifest } from '../build/first-pages.ts'

const web = join(import.meta.dirname, '..')
const index = '<html><head></head><body><div id="root"></div></body></html>'
const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'app/shell/home-shell.tsx': { file: 'assets/home-shell.js', imports: ['_shell.js', '_react.js'] },
  '_shell.js': { file: 'assets/shell.js', css: ['assets/shell.css'] },
  'features/leave/leave-screen.tsx': { file: 'assets/leave.js', imports: ['_shell.js', '_page.js'] },
  '_page.js': { file: 'assets/page.js', imports: ['_react.js'] },
  'features/support/faq-screen.tsx': { file: 'assets/faq.js', imports: ['_react.js'] },
}

test('every built screen has its own page', () => {
  const built = firstScreens(web)
  const loaded = screens.map(({ path }) => path)
  expect(built.map(({ path }) => path).toSorted()).toEqual(loaded.toSorted())
  for (const { source } of built) expect([source, existsSync(join(web, source))]).toEqual([source, true])
})

test('a signed-in page preloads frame and screen at once, each file once, and shows the frame', () => {
  const page = firstPage(index, manifest, { path: '/home/leave', source: 'features/leave/leave-screen.tsx' })
  const asked = [...page.matchAll(/href="\/assets\/([\w.-]+)"/g)].map(([, file]) => file)
  expect(asked).toEqual(['shell.css', 'home-shell.js', 'shell.js', 'leave.js', 'page.js'])
  expect(page).toMatch(/<div id="root"><style>.*class="frame".*<\/div><\/body>/)
})

test('a public page preloads only its screen', () => {
  const page = firstPage(index, manifest, { path: '/faq', source: 'features/support/faq-screen.tsx' })
  expect([...page.matchAll(/href="\/assets\/([\w.-]+)"/g)].map(([, file]) => file)).toEqual(['faq.js'])
  expect(page).toContain('<div id="root"></div>')
})
