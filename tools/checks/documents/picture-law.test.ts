import { expect, test } from 'vitest'
import { pictureFaults } from './picture-law.ts'

const readme = { path: 'README.md', text: '# Muster\n\n![A pay run](docs/screenshots/run.png)' }
const guide = { path: 'docs/features.md', text: '<img alt="Leave" src="screenshots/leave.png" width="240">' }
const both = ['run.png', 'leave.png']

test('pictures that are made, stored and shown are right', () => {
  expect(pictureFaults([readme, guide], both, both)).toEqual([])
})

test('a picture that no command makes is reported, in the folder and in the document', () => {
  expect(pictureFaults([readme, guide], both, ['leave.png'])).toEqual([
    'docs/screenshots/run.png is not in tools/pictures/table.ts.',
    'README.md:3 shows run.png, which is not in tools/pictures/table.ts.',
  ])
})

test('a picture that is missing, shown nowhere or listed twice is reported', () => {
  expect(pictureFaults([readme, guide], ['run.png'], both)).toEqual([
    'tools/pictures/table.ts has leave.png, and docs/screenshots does not.',
  ])
  expect(pictureFaults([readme], both, both)).toEqual([
    'tools/pictures/table.ts has leave.png, which no document shows.',
  ])
  expect(pictureFaults([readme, guide], both, [...both, 'run.png'])).toEqual([
    'tools/pictures/table.ts has run.png twice.',
  ])
})
