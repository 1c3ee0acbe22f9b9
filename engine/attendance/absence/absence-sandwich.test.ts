import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../day.ts'
import { sandwichedDays, type SeenDay } from './absence-sandwich.ts'

const first: Day = '2026-11-02'
/** A letter a day from Monday, 2 November: a absent, h half-day absent, p present, l leave, w weekly off, o holiday, W worked off, n not over. */
function days(text: string): SeenDay[] {
  return [...text].map((letter, at): SeenDay => {
    const states = {
      a: 'absent',
      h: 'halfDay',
      p: 'present',
      l: 'leave',
      w: 'weeklyOff',
      W: 'weeklyOff',
      o: 'holiday',
      n: 'weeklyOff',
    } as const
    return {
      ...{ day: addDays(first, at), state: states[letter as keyof typeof states], final: letter !== 'n' },
      lossOfPayHalfDays: letter === 'a' ? 2 : letter === 'h' ? 1 : 0,
      firstIn: 'pWh'.includes(letter) ? '2026-11-02T04:00:00.000Z' : null,
    }
  })
}
const unpaid = (text: string, isUnderRule = (_: Day) => true) => {
  const found = sandwichedDays({ days: days(text), isUnderRule })
  return [...text].map((_, at) => (found.has(addDays(first, at)) ? 'x' : '.')).join('')
}

describe('days off between two days of absence', () => {
  test.each([
    ['awwa', '.xx.'],
    ['aoa', '.x.'],
    ['awowa', '.xxx.'],
    ['awwaww', '.xx...'],
    ['wwaww', '.....'],
    ['pwwa', '....'],
    ['awwp', '....'],
    // Leave on one side, or half a day.
    ['awwl', '....'],
    ['hwwa', '....'],
    // Worked on, or not over yet.
    ['awWa', '....'],
    ['awna', '....'],
    ['aawwaowa', '..xx.xx.'],
  ])('of %s are %s', (text, expected) => {
    expect(unpaid(text)).toBe(expected)
  })

  test('count only where their shift has the rule', () => {
    expect(unpaid('awwaowa', (day) => day >= '2026-11-06')).toBe('....xx.')
  })

  test('are those whose nearest other days on both sides are absences', () => {
    const letters = fc.constantFrom(...'aaphlwwwoW')
    fc.assert(
      fc.property(fc.array(letters, { minLength: 1, maxLength: 30 }), (list) => {
        const text = list.join('')
        const expected = list.map((letter, at) => {
          const isIdle = letter === 'w' || letter === 'o'
          const [before, after] = [
            text.slice(0, at).match(/[^wo](?=[wo]*$)/),
            text.slice(at + 1).match(/^[wo]*([^wo])/),
          ]
          return isIdle && before?.[0] === 'a' && after?.[1] === 'a' ? 'x' : '.'
        })
        // No shutdown of more than two weeks is enclosed.
        if (!/[wo]{15}/.test(text)) expect(unpaid(text)).toBe(expected.join(''))
      }),
    )
  })
})
