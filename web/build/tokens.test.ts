import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tokensCss } from '../shared/theme/tokens-css.ts'

test('tokens.css matches tokens.ts (node web/build/write-tokens.ts)', () => {
  const written = readFileSync(join(import.meta.dirname, '../shared/theme/tokens.css'), 'utf8')
  expect(written).toBe(tokensCss())
})
