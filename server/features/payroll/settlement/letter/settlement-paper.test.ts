import { expect, test } from 'vitest'
import { plain } from '@muster/engine/sentence.ts'
import { drawSettlement } from './draw-settlement.ts'
import { settlementPaper, type Told } from './settlement-paper.ts'

const explanation = { words: plain('One-time amount'), parts: [], rounding: null }
const told: Told = {
  ...{ joinedOn: '2021-04-01', leftOn: '2026-09-18', reason: 'resignation', noticeDays: 60, servedDays: 57 },
  ...{ approvedAt: '2026-09-19T06:30:00.000Z', paidOn: null },
  due: [{ part: 'wages', payBy: '2026-09-21', isLate: false, words: plain('') }],
  statement: {
    month: '2026-09',
    isExtra: false,
    lines: [
      {
        ...{ code: 'BASIC', name: plain('Basic'), type: 'earning', amountPaise: 30_000_00 },
        ...{ fullMonthPaise: null, yearToDatePaise: null },
        explanation: {
          ...explanation,
          words: plain('Monthly amount × 18 of 30 days paid'),
          reason: null,
          steps: [{ words: plain('Not told'), amountPaise: null }],
        },
      },
      {
        ...{ code: 'NOTICE_RECOVERY', name: plain('Notice pay recovery'), type: 'deduction', amountPaise: 5_000_00 },
        ...{ fullMonthPaise: null, yearToDatePaise: null },
        explanation: {
          ...explanation,
          reason: plain('57 of 60 days of notice served'),
          steps: [{ words: plain('3 days at ₹50,000 of gross ÷ 30'), amountPaise: 5_000_00 }],
        },
      },
    ],
    ...{ grossPaise: 30_000_00, deductionsPaise: 5_000_00, reimbursementsPaise: 0, netPaise: 25_000_00 },
    nothing: [
      { name: plain('Gratuity'), steps: [{ words: plain('Service of 2 years: 5 required'), amountPaise: null }] },
    ],
    unrecovered: [{ code: 'LOAN:1', name: plain('Festival advance'), amountPaise: 1_000_00 }],
  },
}
const parties = {
  ...{ name: 'Priya Nair', code: 'ACM-0001', designation: 'Engineer', department: null },
  company: { name: 'Acme', legalName: 'Acme Components Private Limited', address: {}, logoKey: null },
}

test('a settlement letter says what is paid and recovered, with days and reasons', () => {
  const paper = settlementPaper(parties, told, 'en')
  const rows = paper.tables.map(({ title, rows: of, total }) => [
    title,
    of.map(({ name, why, amountPaise }) => [name, ...why, amountPaise]),
    total?.amountPaise,
  ])
  expect(rows).toEqual([
    ['Payments', [['Basic', 'Monthly amount × 18 of 30 days paid', 30_000_00]], 30_000_00],
    [
      'Deductions and recoveries',
      [[...['Notice pay recovery', '57 of 60 days of notice served', '3 days at ₹50,000 of gross ÷ 30'], 5_000_00]],
      5_000_00,
    ],
    ['Not recovered, still to be paid back by you', [['Festival advance', 1_000_00]], undefined],
  ])
  expect(paper.net).toEqual({
    label: 'Net payable',
    words: 'Twenty-five thousand rupees only',
    amount: '₹25,000.00',
  })
  expect(paper.nothing).toEqual([{ what: 'Gratuity: not payable', why: ['Service of 2 years: 5 required'] }])
  expect(paper.facts).toContainEqual(['Notice served', '57 of 60 days'])
})

test('a letter says that it was paid once it was, and is the same document each time', async () => {
  const paper = settlementPaper(parties, { ...told, paidOn: '2026-09-21' }, 'en')
  expect([paper.net.label, paper.opening]).toEqual(['Net paid', expect.stringContaining('paid on 21 Sep 2026')])
  const [first, second] = [await drawSettlement(paper, null), await drawSettlement(paper, null)]
  expect(Buffer.compare(first, second)).toBe(0)
})
