import { expect, test } from 'vitest'
import { listText } from './list.ts'

test.each([
  [[], ''],
  [['PDF'], 'PDF'],
  [['PDF', 'JPG'], 'PDF or JPG'],
  [['PDF', 'JPG', 'PNG'], 'PDF, JPG or PNG'],
])('%j is listed as people write it', (words, text) => {
  expect(listText(words, 'or')).toBe(text)
})
