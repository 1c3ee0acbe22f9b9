import { expect, it } from 'vitest'
import { marked, type Mark } from './marks.ts'

/** `[` and `]` mark the ends of the selection. */
function after(text: string, mark: Mark): string {
  const start = text.indexOf('‹')
  const end = text.indexOf('›') - 1
  const result = marked(text.replace(/[‹›]/g, ''), start, end, mark)
  const { text: given } = result
  return `${given.slice(0, result.start)}‹${given.slice(result.start, result.end)}›${given.slice(result.end)}`
}

it.each<[Mark, string, string]>([
  ['bold', 'On ‹Friday›.', 'On **‹Friday›**.'],
  ['bold', 'On **‹Friday›**.', 'On ‹Friday›.'],
  ['italic', 'On ‹Friday›.', 'On *‹Friday›*.'],
  ['italic', 'On **‹Friday›**.', 'On ***‹Friday›***.'],
  ['italic', 'On ***‹Friday›***.', 'On **‹Friday›**.'],
  ['bold', '‹›', '**‹›**'],
  ['heading', 'One\nT‹w›o\nThree', 'One\n‹## Two›\nThree'],
  ['heading', '‹## Two›', '‹Two›'],
  ['list', '‹One\nTwo›', '‹- One\n- Two›'],
  ['numbered', '‹- One\n- Two›', '‹1. One\n2. Two›'],
  ['numbered', '‹1. One\n2. Two›', '‹One\nTwo›'],
  ['link', 'See ‹the rules›.', 'See [the rules](‹https://›).'],
  ['link', 'See ‹›', 'See [‹›](https://)'],
])('%s: %s becomes %s', (mark, before, expected) => {
  expect(after(before, mark)).toBe(expected)
})
