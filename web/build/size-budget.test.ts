import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Chunk, measure } from './size-budget.ts'

const entry = chunk('index.js', '/web/main.tsx', 10, { isEntry: true })
const shell = chunk('shell.js', '/web/app/shell/home-shell.tsx', 100)

test('a page within its budget passes', () => {
  const page = chunk('page.js', '/web/features/leave/leave-screen.tsx', 30, { imports: ['shell.js'] })
  expect(measure([entry, shell, page]).over).toEqual([])
})

test('a page above it is named, with what it loads beyond the shell', () => {
  const heavy = chunk('heavy.js', null, 35)
  const page = chunk('page.js', '/web/features/leave/leave-screen.tsx', 10, { imports: ['heavy.js', 'shell.js'] })
  expect(measure([entry, shell, heavy, page]).over.join()).toContain('features/leave/leave-screen.tsx')
})

test('a heavy shell is named', () => {
  expect(measure([entry, chunk('shell.js', '/web/app/shell/home-shell.tsx', 230)]).over.join()).toContain('shell')
})

test('login counts in full', () => {
  const login = chunk('login.js', '/web/features/identity/signed-out/login-screen.tsx', 115)
  expect(measure([entry, login]).over.join()).toContain('login-screen.tsx')
})

function chunk(fileName: string, facadeModuleId: string | null, kilobytes: number, more: Partial<Chunk> = {}): Chunk {
  // Random letters, so that compression gains little: base64 shrinks to three quarters.
  const code = randomBytes(kilobytes * 1000).toString('base64')
  return { fileName, facadeModuleId, code, isEntry: false, imports: [], ...more }
}
