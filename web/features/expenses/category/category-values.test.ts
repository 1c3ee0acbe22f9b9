import { expect, it } from 'vitest'
import { bodyOf, type Category, valuesOf } from './category-values.ts'

const car: Category = {
  ...{ _id: '1', name: 'Own car', basis: 'mileage', use: 'both', isTaxed: false, billAbovePaise: null },
  ...{ maxAgeDays: 90, overLimit: 'flag', isActive: true, isUsed: true },
  limits: [{ roleId: null, per: 'month', limitPaise: 5_000_00 }],
  rates: [{ from: '2026-04-01', ratePaise: 12_00 }],
}

it('sends an unchanged category as it was, and drops rates for a category by bill', () => {
  const { _id: _, isUsed: _used, ...sent } = car
  expect(bodyOf(valuesOf(car))).toEqual(sent)
  expect(bodyOf({ ...valuesOf(car), basis: 'bill', needsBill: true, billAbovePaise: 200_00 })).toMatchObject({
    ...{ rates: [], billAbovePaise: 200_00 },
  })
  expect(bodyOf({ ...valuesOf(undefined), name: 'Fuel', needsBill: false })).toMatchObject({ billAbovePaise: null })
})
