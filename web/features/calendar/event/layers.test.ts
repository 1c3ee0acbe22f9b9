import { expect, it } from 'vitest'
import { type LayerEntry, nameOf } from './layers.ts'

const rest = (layer: LayerEntry['layer'], more: number): LayerEntry => ({
  ...{ day: '2026-11-20', layer, person: null, leaveType: null, isHalf: false, years: null, more },
})

it('says how many are not named on a day on which there are too many', () => {
  expect(nameOf(rest('birthday', 95))).toBe('95 more birthdays')
  expect(nameOf(rest('anniversary', 1))).toBe('1 more work anniversary')
  expect(nameOf(rest('teamLeave', 12))).toBe('12 more people on leave')
})
