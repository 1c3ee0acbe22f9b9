import { expect, it } from 'vitest'
import { folded } from './folded.ts'

it('is the same for each way to write a name', () => {
  const families = [
    ["D'Souza", 'D’SOUZA', 'd‘souza', 'DSouza', 'D`Souza', 'Dʼsouza'],
    ['Zoë Núñez', 'zoe nunez', 'ZOE\u00a0NUNEZ', 'Zoe\u0308  Nu\u0301n\u0303ez', ' Zoë\tNúñez '],
    ['Ｒａｖｉ', 'ravi', 'RAVI\u2003'],
    ['क़ुरैशी', 'क\u093cुरैशी'],
  ]
  for (const family of families) expect(new Set(family.map(folded)).size).toBe(1)
  expect(folded('राव')).not.toBe(folded('रव'))
})
