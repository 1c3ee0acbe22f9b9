import { expect, test } from 'vitest'
import { circleFaults } from './circle-law.ts'

const files = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => ({ path, text }))

test('two files that import each other are reported, even for a type or a lazy import', () => {
  const faults = circleFaults(
    files({
      'engine/pay.ts': "import { step } from './step.ts'",
      'engine/step.ts': "import type { Pay } from './pay.ts'",
      'web/app/list.tsx': "const load = () => import('./row.tsx')",
      'web/app/row.tsx': "import type { RowProps } from './list.tsx'",
    }),
  )
  expect(faults).toEqual([
    'engine/pay.ts → engine/step.ts → engine/pay.ts: these import each other in a circle.',
    'web/app/list.tsx → web/app/row.tsx → web/app/list.tsx: these import each other in a circle.',
  ])
})

test('a longer circle is found; two ways to one file are no circle', () => {
  const way = {
    'engine/a.ts': "import { b } from './b.ts'\nimport { c } from './c.ts'",
    'engine/b.ts': "import { d } from './d.ts'",
    'engine/c.ts': "import { d } from './d.ts'",
    'engine/d.ts': "import { sql } from 'kysely'",
  }
  expect(circleFaults(files(way))).toEqual([])
  expect(circleFaults(files({ ...way, 'engine/d.ts': "import { a } from '@muster/engine/a.ts'" }))).toEqual([
    'engine/a.ts → engine/b.ts → engine/d.ts → engine/a.ts: these import each other in a circle.',
  ])
})
