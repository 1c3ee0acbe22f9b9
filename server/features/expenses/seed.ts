import type { ExpenseCategoryInput } from '@muster/contract/expenses/expense-category.ts'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/tx.ts'
import { newId } from '../../platform/id.ts'
import { putCategory, putRates } from './category/category.queries.ts'

/** The expense categories a new company starts with, until it defines its own. */
export async function seedExpenses(tx: Tx): Promise<void> {
  for (const { name, basis = 'bill', use, ratePaise } of startingCategories) {
    const id = newId()
    const billAbovePaise = basis === 'bill' ? 500_00 : null
    const rules = { isTaxed: false, billAbovePaise, maxAgeDays: 90, overLimit: 'flag', isActive: true } as const
    await putCategory(tx, { id, name, basis, use, ...rules, now: tx.now })
    if (ratePaise !== undefined)
      await putRates(tx, { category: id, rates: JSON.stringify([{ from: '2020-04-01', ratePaise }]) })
  }
}

type Start = Pick<z.output<typeof ExpenseCategoryInput>, 'name' | 'use'> & {
  basis?: 'bill' | 'mileage' | 'perDiem'
  ratePaise?: number
}

const startingCategories: readonly Start[] = [
  { name: 'Local travel', use: 'both' },
  { name: 'Meals', use: 'both' },
  { name: 'Accommodation', use: 'travel' },
  { name: 'Fares', use: 'travel' },
  { name: 'Phone and internet', use: 'claim' },
  { name: 'Office supplies', use: 'claim' },
  { name: 'Client entertainment', use: 'claim' },
  { name: 'Training and books', use: 'claim' },
  { name: 'Other', use: 'both' },
  { name: 'Own car', basis: 'mileage', use: 'both', ratePaise: 12_00 },
  { name: 'Own two-wheeler', basis: 'mileage', use: 'both', ratePaise: 5_00 },
  { name: 'Daily allowance', basis: 'perDiem', use: 'travel', ratePaise: 750_00 },
]
