import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as parts from './lazy-part.tsx'

/** The lazily loaded parts that product files declare. */
type Load = () => Promise<{ default: unknown }>
const { loads, record } = vi.hoisted(() => {
  const loads: Load[] = []
  const record = (load: unknown) => {
    loads.push(load as Load)
    return Object.assign(() => null, { preload: () => undefined })
  }
  return { loads, record }
})
vi.mock('./lazy-part.tsx', () => ({ lazyPart: record, lazyDialog: record }))

// Files of a worker share modules: neither may start with what another left there.
beforeAll(() => vi.resetModules())
afterAll(() => {
  vi.doUnmock('./lazy-part.tsx')
  vi.resetModules()
})

const texts = import.meta.glob<string>(['../../{app,features,shared}/**/*.{ts,tsx}', '!../../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob(['../../{app,features,shared}/**/*.{ts,tsx}', '!../../**/*.test.*'])

test('every part of every page fails once without taking the page along, and then loads', async () => {
  const holders = Object.entries(texts).filter(([, text]) => /\blazy(?:Part|Dialog)\(/.test(text))
  for (const [name] of holders) if (!name.includes('/part/')) await files[name]?.()
  expect(loads.length).toBeGreaterThan(80)
  const { lazyPart } = await vi.importActual<typeof parts>('./lazy-part.tsx')
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  for (const load of loads) {
    let isFirst = true
    const Part = lazyPart(async () => {
      if (isFirst) {
        isFirst = false
        throw new TypeError('Failed to fetch dynamically imported module')
      }
      const { default: part } = await load()
      return { default: () => <p>{typeof part}</p> }
    })
    const { unmount } = render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('function', {}, { timeout: 20_000 })).toBeTruthy()
    unmount()
  }
}, 300_000)
