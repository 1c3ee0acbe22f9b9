import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../../../testing/english.ts'
import { sum } from '../../../money.ts'
import { verbatim } from '../../../sentence.ts'
import { byCategory, categoryCode } from './expense-accounts.ts'
import { accountForEach, accountNames } from '../journal-accounts.ts'
import { journal } from '../journal.ts'

const line = { code: 'REIMBURSEMENT:CL-0001', name: 'Expense reimbursement CL-0001', kind: 'reimbursement' as const }

test('a reimbursement is posted by category where a category has an account, and otherwise to the common one', () => {
  const shares = [
    { category: 'meals', paise: 900_00 },
    { category: null, paise: 400_00 },
  ]
  const names = { ...accountNames, components: { [categoryCode('meals')]: verbatim('Staff welfare') } }
  // A third was paid before, a third by this payslip; a reversal undoes it.
  for (const amountPaise of [433_33, -433_33]) {
    const lines = byCategory({ ...line, amountPaise }, shares)
    expect(lines.map((part) => part.amountPaise)).toEqual(amountPaise > 0 ? [300_00, 133_33] : [-300_00, -133_33])
    const made = journal([{ department: 'Sales', lines }], names)
    expect(made.entries.map(({ account, department }) => [english(account), department])).toEqual([
      ['Staff welfare', 'Sales'],
      ['Employee reimbursements', 'Sales'],
      ['Salaries payable', null],
    ])
    expect([made.debitPaise - made.creditPaise, made.netPayPaise]).toEqual([0, amountPaise])
  }
})

test('a recovered advance is posted back to the account of the advance, in any month', () => {
  const advance = { code: 'ADVANCE:TR-0001', name: 'Travel advance TR-0001', kind: 'reimbursement' as const }
  const recovery = { code: 'RECOVERY:TR-0001', name: 'Recovery of travel advance TR-0001', kind: 'deduction' as const }
  for (const line of [advance, recovery]) {
    const lines = [{ ...line, amountPaise: 3_000_00 }]
    const made = journal([{ department: 'Sales', lines }], { ...accountNames, components: accountForEach(lines) })
    const [booked, owed] = made.entries.toSorted((a, b) => Number(b.isExpense) - Number(a.isExpense))
    expect([booked, owed].map((entry) => english(entry!.account))).toEqual(['Travel advances', 'Salaries payable'])
    expect(booked!.debitPaise - booked!.creditPaise).toBe(line === advance ? 3_000_00 : -3_000_00)
  }
})

test('the parts add up to the line, to the paisa, and without shares it stays whole', () => {
  const share = fc.record({
    category: fc.constantFrom('a', 'b', null),
    paise: fc.integer({ min: 0, max: 1_00_00_000_00 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(share, { maxLength: 5 }), (amountPaise, shares) => {
      expect(sum(byCategory({ ...line, amountPaise }, shares).map((part) => part.amountPaise))).toBe(amountPaise)
    }),
  )
  expect(byCategory({ ...line, amountPaise: 5 }, [])).toEqual([{ ...line, amountPaise: 5 }])
  expect(byCategory({ ...line, amountPaise: 5 }, [{ category: 'a', paise: 0 }])).toEqual([{ ...line, amountPaise: 5 }])
})
