import { expect, test } from 'vitest'
import { fileNames } from './file-names.ts'

test('the names in a zip are those of the files, each once and none a path', () => {
  const named = fileNames()
  const given = ['a.pdf', 'A.pdf', 'a (2).pdf', '../../etc/passwd', '', 'a.pdf'].map((name) =>
    named(name, 'o/document/k.pdf'),
  )
  expect(given).toEqual(['a.pdf', 'A (2).pdf', 'a (2) (2).pdf', '_.._etc_passwd', 'k.pdf', 'a (3).pdf'])
})
