import { expect, it } from 'vitest'
import { english } from '../../testing/english.ts'
import { lineName } from './line-name.ts'

const named = (code: string, name = 'As it was written') => english(lineName({ code, name }))

it('names statutory lines and lines of requests by their codes, and everything else as it was written', () => {
  expect(named('EPF', 'Provident fund')).toBe('EPF')
  expect(named('REIMBURSEMENT:CL-0201')).toBe('Expense reimbursement CL-0201')
  expect(named('TAXED_REIMBURSEMENT:CL-0201')).toBe('Taxable reimbursement CL-0201')
  expect(named('ADVANCE:TR-0007')).toBe('Travel advance TR-0007')
  expect(named('RECOVERY:TR-0007')).toBe('Recovery of travel advance TR-0007')
  expect(named('LOAN:1', 'Festival advance')).toBe('Festival advance')
  expect(named('FESTIVAL_ADVANCE', 'Festival advance')).toBe('Festival advance')
})
