import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../../statute-book/india.ts'
import { sum } from '../../../money.ts'
import { reversalOf } from '../../arrears/reversal.ts'
import type { Payslip } from '../../payslip/payslip-result.ts'
import { say, type Sentence } from '../../../sentence.ts'
import { inEnglish } from '../../../testing/english.ts'
import { finesAtMost } from '../../rules/in/wages/deduction-cap.ts'
import { anySlip, inputWithLaw, person, slipOf } from '../paid-row.fixture.ts'
import type { SaidTable } from '../table.ts'
import { attendanceRegister } from './attendance-register.ts'
import { employeeRegister } from './employee-register.ts'
import { wagesRegister } from './wages-register.ts'

/** The cells of a table by their English headings. */
const read = ({ columns, rows }: SaidTable) =>
  [...rows].map((cells) => Object.fromEntries(columns.map(({ name }, at) => [name.text, cells[at]])))

describe('the register of wages', () => {
  const terms = {
    basicPaise: 1_800_000,
    daPaise: 0,
    allowancesPaise: 900_000,
    overtimeMinutes: 450,
    enteredOvertimePaise: 0,
  }

  test('adds up in every row', () => {
    fc.assert(
      fc.property(anySlip('2026-08'), ({ slip }) => {
        const of = { paidOn: () => '2026-08-31', termsOf: () => terms, takesBack: false }
        for (const row of read(wagesRegister('2026-08', of, [{ person: person('E1'), payslip: slip }]))) {
          const paise = (...names: string[]) => sum(names.map((name) => row[name] as number))
          const earned = paise('Basic', 'Dearness allowance', 'Overtime', 'Other earnings and reimbursements')
          expect(earned).toBe(paise('Total payable'))
          expect(earned).toBe(slip.grossPaise + slip.reimbursementsPaise)
          const funds = paise('Provident fund', 'ESI', 'Income tax')
          const taken = funds + paise('Advances and loans', 'Fines', 'Damage or loss', 'Other deductions')
          expect(taken).toBe(slip.deductionsPaise)
          expect(earned - taken + paise('Round off')).toBe(paise('Net payment'))
        }
      }),
    )
  })

  test('separates the period, the rates, overtime, fines, damage and advances', () => {
    const input = inputWithLaw({ month: '2026-06', salary: [['2026-06-11', null, { BASIC: 18_000, HRA: 9_000 }]] })
    const once = { reason: 'Told', treatment: input.salary[0]!.lines[0]!.treatment } as const
    const taken = (code: string, rupees: number) =>
      ({ ...once, code, name: code, kind: 'deduction', amountPaise: rupees * 100 }) as const
    const payslip = slipOf({
      ...input,
      employment: { joinedOn: '2026-06-11', leftOn: null },
      oneOffs: [
        { ...once, code: 'OVERTIME', name: 'Overtime', kind: 'earning', amountPaise: 120_000 },
        { ...once, code: 'EXTRA_SHIFT', name: 'Extra shift', kind: 'earning', amountPaise: 30_000 },
        taken('FINE:LATE', 100),
        taken('DAMAGE:LAPTOP', 250),
        taken('LOAN:1', 500),
        taken('CANTEEN', 50),
      ],
    })
    const who = person('E1', { joinedOn: '2026-06-11', relative: { name: 'Suresh Nair' } })
    const of = {
      paidOn: () => say`On hold`,
      termsOf: () => ({ ...terms, enteredOvertimePaise: 30_000 }),
      takesBack: false,
    }
    const [row] = read(wagesRegister('2026-06', of, [{ person: who, payslip }]))
    expect(row).toMatchObject({
      'Name of father, mother or spouse': 'Suresh Nair',
      'Wage period from': '2026-06-11',
      'Wage period to': '2026-06-30',
      'Rate of basic': 1_800_000,
      'Rate of allowances': 900_000,
      'Overtime hours': '7:30',
      Overtime: 150_000,
      Fines: 10_000,
      'Damage or loss': 25_000,
      'Advances and loans': 50_000,
    })
  })

  test('takes a reversed payslip back to nothing, rates apart', () => {
    const sums = ['Days paid', 'Basic', 'Dearness allowance', 'Overtime', 'Other earnings and reimbursements']
    const rates = ['Rate of basic', 'Rate of dearness allowance', 'Rate of allowances']
    fc.assert(
      fc.property(anySlip('2026-08'), fc.nat(5_000), ({ input, slip }, overtimeMinutes) => {
        const termsOf = () => ({ ...terms, overtimeMinutes, enteredOvertimePaise: 30_000 })
        const rowOf = (payslip: Payslip, takesBack: boolean) =>
          read(
            wagesRegister('2026-08', { paidOn: () => '2026-08-31', termsOf, takesBack }, [
              { person: person('E1'), payslip },
            ]),
          )[0]!
        const [paid, back] = [rowOf(slip, false), rowOf(reversalOf(indianBook, { input, payslip: slip }).payslip, true)]
        for (const name of [...sums, 'Total payable', 'Round off', 'Net payment'])
          expect([name, (paid[name] as number) + (back[name] as number)]).toEqual([name, 0])
        for (const name of rates) expect(back[name]).toBe(paid[name])
        expect(back['Overtime hours']).toBe(overtimeMinutes === 0 ? null : `−${paid['Overtime hours'] as string}`)
      }),
    )
  })

  test('leaves empty what the payslip alone does not say', () => {
    const payslip = slipOf(inputWithLaw({ month: '2026-06', salary: [['2020-01-01', null, { BASIC: 18_000 }]] }))
    const of = { paidOn: () => '2026-06-30', termsOf: () => null, takesBack: false }
    const [row] = read(wagesRegister('2026-06', of, [{ person: person('E1', { leftOn: '2026-06-20' }), payslip }]))
    expect(row).toMatchObject({ 'Rate of basic': null, 'Overtime hours': null, 'Wage period to': '2026-06-20' })
  })
})

test('fines may come to three per cent of the wages of the month', () => {
  expect(finesAtMost(indianBook, '2026-06-30', 2_000_000)).toBe(60_000)
  expect(finesAtMost(indianBook, '2026-06-30', -5)).toBe(0)
})

test('the register of attendance has a letter for each day and the totals', () => {
  const days = new Map([
    ['2026-02-01', 'weeklyOff'],
    ['2026-02-02', 'present'],
    ['2026-02-03', 'halfDay'],
    ['2026-02-04', 'workFromHome'],
    ['2026-02-05', 'leave'],
    ['2026-02-06', 'holiday'],
    ['2026-02-07', 'absent'],
  ] as const)
  const lostHalfDays = new Map([
    ['2026-02-03', 1],
    ['2026-02-07', 2],
  ])
  const person = { code: 'E1', name: 'Priya Nair', designation: 'Engineer', days, overtimeMinutes: 65 }
  const people = [{ ...person, lostHalfDays }]
  const table = attendanceRegister('2026-02', people)
  expect(table.columns).toHaveLength(4 + 28 + 5)
  const [row, legend] = read(table)
  expect(inEnglish(legend?.['Designation'] as Sentence)).toMatch(
    /^P: present; HD: half day worked; A: absent; L: leave;/,
  )
  expect(['1', '2', '3', '4', '5', '6', '7', '8'].map((day) => row?.[day])).toEqual([
    ...['WO', 'P', 'HD', 'WFH', 'L', 'H', 'A', ''],
  ])
  expect(row).toMatchObject({
    'Days worked': 5,
    Leave: 2,
    'Holidays and weekly offs': 2,
    Absent: 3,
    'Overtime hours': '1:05',
  })
})

test('the totals of the register of attendance make up the days, halves of leave and lost halves included', () => {
  // State, lost halves of the day, then the halves worked, on paid leave, off and lost that follow.
  const kinds = [
    ['present', 0, [2, 0, 0, 0]],
    ['workFromHome', 0, [2, 0, 0, 0]],
    ['halfDay', 1, [1, 0, 0, 1]],
    ['halfDay', 0, [1, 1, 0, 0]],
    ['leave', 0, [0, 2, 0, 0]],
    ['leave', 1, [0, 1, 0, 1]],
    ['leave', 2, [0, 0, 0, 2]],
    ['absent', 2, [0, 0, 0, 2]],
    ['holiday', 0, [0, 0, 2, 0]],
    ['weeklyOff', 0, [0, 0, 2, 0]],
  ] as const
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...kinds), { maxLength: 28 }), (month) => {
      const dayOf = (n: number) => `2026-02-${String(n + 1).padStart(2, '0')}`
      const days = new Map(month.map(([state], n) => [dayOf(n), state]))
      const lostHalfDays = new Map(month.map(([, lost], n) => [dayOf(n), lost as number]))
      const person = { code: 'E1', name: 'Priya Nair', designation: '', days, lostHalfDays, overtimeMinutes: 0 }
      const [row] = read(attendanceRegister('2026-02', [person]))
      const totals = [
        row?.['Days worked'],
        row?.['Leave'],
        Number(row?.['Holidays and weekly offs']) * 2,
        row?.['Absent'],
      ]
      expect(totals).toEqual([0, 1, 2, 3].map((at) => sum(month.map(([, , halves]) => halves[at]!))))
      expect(sum(totals as number[])).toBe(month.length * 2)
    }),
  )
})

test('the register of employees shows what is known and hides the middle of numbers', () => {
  const facts = {
    ...{ code: 'E1', name: 'Priya Nair', gender: null, birthDate: null, relativeName: '', phone: null },
    ...{ joinedOn: '2026-01-01', uan: null, pan: 'ABCPN1234F', address: '12 MG Road', pinCode: '560001' },
    ...{ nationality: 'Indian', permanentAddress: '', designation: 'Engineer', department: null, location: 'Pune' },
    ...{ employmentType: say`Full-time`, esiNumber: null, aadhaarLast4: '4821', leftOn: null, leavingReason: null },
    bank: { accountLast4: '1234', ifsc: 'HDFC0001234' },
  }
  const [row, other] = read(employeeRegister([facts, { ...facts, gender: 'female', aadhaarLast4: null, bank: null }]))
  expect(row).toMatchObject({
    'Serial number': 1,
    Gender: null,
    Aadhaar: 'XXXX XXXX 4821',
    'Bank account': 'XXXX 1234',
    'Present address': '12 MG Road 560001',
  })
  expect(other).toMatchObject({ 'Serial number': 2, Aadhaar: null, 'Bank account': null, IFSC: null })
})
