import type { Due, Statement } from './settlement-labels.ts'

const explanation = { words: 'One-time amount', parts: [], reason: '57 of 60 days of notice served', rounding: null }

export const due: Due[] = [
  { part: 'wages', payBy: '2026-11-20', words: 'Pay by 20 Nov 2026: 2 working days after 18 Nov 2026', isLate: true },
  { part: 'gratuity', payBy: '2026-12-18', words: 'Pay by 18 Dec 2026: 30 days after 18 Nov 2026', isLate: false },
]

export const statement: Statement = {
  month: '2026-11',
  isExtra: false,
  lines: [
    {
      code: 'NOTICE_RECOVERY',
      name: 'Notice pay recovery',
      type: 'deduction',
      amountPaise: 5_000_00,
      fullMonthPaise: null,
      yearToDatePaise: null,
      explanation: {
        ...explanation,
        steps: [{ words: '3 days at ₹50,000 of gross ÷ 30', amountPaise: 5_000_00 }],
      },
    },
  ],
  grossPaise: 30_000_00,
  deductionsPaise: 5_000_00,
  reimbursementsPaise: 0,
  netPaise: 25_000_00,
  nothing: [{ name: 'Gratuity', steps: [{ words: 'Service of 2 years: 5 required', amountPaise: null }] }],
  unrecovered: [],
}
