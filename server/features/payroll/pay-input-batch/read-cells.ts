import { variableTypes, type VariableType } from '@muster/contract/payroll/pay-run/variable-columns.ts'
import type { Paise } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { amountOfCell } from '../../imports/index.ts'

const types = new Map<string, VariableType>([
  ...(Object.keys(variableTypes) as VariableType[]).map((type) => [plain(type), type] as const),
  ...([
    ['payment', 'Incentive'],
    ['earning', 'Incentive'],
  ] as const),
  ...([
    ['performancebonus', 'Incentive'],
    ['overtime', 'Overtime hours'],
    ['ot', 'Overtime hours'],
  ] as const),
  ...([
    ['othours', 'Overtime hours'],
    ['recovery', 'Deduction'],
    ['onetimededuction', 'Deduction'],
  ] as const),
  ...([
    ['lop', 'LOP days'],
    ['lossofpay', 'LOP days'],
    ['lossofpaydays', 'LOP days'],
  ] as const),
  ...([
    ['onetimepayment', 'Incentive'],
    ['exgratia', 'Ex gratia'],
  ] as const),
])

export function typeIn(cell: string): VariableType | undefined {
  return types.get(plain(cell))
}

/** The quantity of a row: money, minutes of overtime, or half-days of loss of pay. */
export type Quantity = { paise: Paise } | { minutes: number } | { halfDays: HalfDays }

export function quantityIn(type: VariableType, cell: string): Quantity | { wrong: Sentence } {
  if (type === 'LOP days') {
    const halfDays = halfDaysIn(cell)
    return halfDays === null ? { wrong: say`Enter days in halves, for example 1 or 2.5` } : { halfDays }
  }
  if (type === 'Overtime hours') {
    const minutes = minutesIn(cell)
    return minutes === null ? { wrong: say`Enter hours above 0, for example 7.5 or 7:30` } : { minutes }
  }
  const paise = amountIn(cell)
  return paise === null ? { wrong: say`Enter an amount, for example 5000 or 5000.50` } : { paise }
}

/** `2.5` as 5; null for anything else, for zero, and for more than the days of a month. */
function halfDaysIn(cell: string): HalfDays | null {
  const parts = /^(\d{1,2})(?:\.([05])0?)?$/.exec(cell)
  if (parts === null) return null
  const halfDays = Number(parts[1]) * 2 + (parts[2] === '5' ? 1 : 0)
  return halfDays > 0 && halfDays <= 62 ? halfDays : null
}

/** `₹1,23,456.50` as paise; null for anything else. */
function amountIn(cell: string): Paise | null {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(amountOfCell(cell))
  if (parts === null) return null
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
}

/** `7:30` or `7.5` as minutes, to the whole minute; null for anything else, and for more than the hours of a month. */
function minutesIn(cell: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(cell)
  const decimal = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(cell)
  const minutes =
    clock !== null
      ? Number(clock[1]) * 60 + Number(clock[2])
      : decimal !== null
        ? Number(decimal[1]) * 60 + Math.round((Number((decimal[2] ?? '').padEnd(2, '0')) * 60) / 100)
        : null
  return minutes !== null && minutes > 0 && minutes <= 31 * 24 * 60 ? minutes : null
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '')
}
