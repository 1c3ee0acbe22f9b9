import { expect, test } from 'vitest'
import { listText } from './list.ts'

test.each([
  [[], ''],
  [['PDF'], 'PDF'],
  [['PDF', 'JPG'], 'PDF or JPG'],
  [['PDF', 'JPG', 'PNG'], 'PDF, JPG or PNG'],
])('%j are listed as people write them', (words, text) => {
  expect(listText(words, 'or')).toBe(text)
})
