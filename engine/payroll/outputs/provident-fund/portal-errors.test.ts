import { expect, test } from 'vitest'
import { english } from '../../../testing/english.ts'
import type { PfFacts } from '../../payslip/facts.ts'
import { partPayment, partPaymentFileName } from './part-payment.ts'
import { mostPortalRows, portalErrors, readPortalErrors } from './portal-errors.ts'

const members = [
  { name: 'Priya', uan: '100904319456', line: 1 },
  { name: 'Rahul', uan: '100904319457', line: 2 },
  { name: 'Asha', uan: null, line: null },
]
const errorsIn = (text: string) => portalErrors(readPortalErrors(text), members)
const read = (text: string) => errorsIn(text).map(({ row, member, message }) => [row, member?.name, message])

test('errors are matched by UAN, whatever separates the cells', () => {
  const text = [
    'Sr,UAN,Member Name,Error',
    '1,100904319456,PRIYA NAIR,"Member has attained the age of 58 years, EPS not allowed"',
    '2\\t100904319457\\tRAHUL IYER\\tAadhaar is not verified for the member'.replaceAll('\\t', '\t'),
    '100904319456#~#PRIYA NAIR#~#Member is already present in an approved return',
    '',
  ].join('\r\n')
  expect(read(text)).toEqual([
    [2, 'Priya', 'Member has attained the age of 58 years, EPS not allowed'],
    [3, 'Rahul', 'Aadhaar is not verified for the member'],
    [4, 'Priya', 'Member is already present in an approved return'],
  ])
})

test('a row without a UAN is matched by its line, and an unknown member is reported as such', () => {
  expect(read('Line No 2: Wages exceed the ceiling')).toEqual([[1, 'Rahul', 'Line No 2: Wages exceed the ceiling']])
  expect(read('2|NCP days more than days in month')).toEqual([[1, 'Rahul', 'NCP days more than days in month']])
  expect(read('999999999999,Unknown member of the establishment')).toEqual([
    [1, undefined, 'Unknown member of the establishment'],
  ])
  expect(read('The file was rejected\n\n')).toEqual([])
})

test.each([
  ['attained the age of 58 years', 'age 58'],
  ['joined after 01/09/2014 with wages above ceiling, EPS not eligible', 'eligible for EPS'],
  ['already present in approved return', 'revised return'],
  ['Date of exit is before wage month', 'joint declaration'],
  ['Date of joining is after wage month', 'date of joining'],
  ['Aadhaar not seeded', 'Aadhaar'],
  ['Member name does not match', 'name differs'],
  ['UAN does not exist', 'UAN is wrong'],
  ['NCP days invalid', 'loss of pay'],
  ['EPF contribution is less than statutory rate', 'does not match the wages'],
  ['Gross wages less than EPF wages', "Check the member's wages"],
])('says what to do about "%s"', (message, told) => {
  const [error] = errorsIn(`100904319456,${message}`)
  expect(english(error!.fix!)).toContain(told)
})

test('an unknown message is shown without a fix', () => {
  expect(errorsIn('100904319456,Server busy')[0]).toMatchObject({ fix: null, message: 'Server busy' })
})

test('cells are separated by commas outside of quotes, and by the other signs anywhere', () => {
  expect(read('2,"Wages, ""net"", above",x')).toEqual([[1, 'Rahul', 'Wages, ""net"", above']])
  expect(read('2,"Wages|exceeded by far"')).toEqual([[1, 'Rahul', 'exceeded by far"']])
  expect(read('2#~##~#Wages exceed')).toEqual([[1, 'Rahul', 'Wages exceed']])
  expect(read('Sr   No   .   2 ,   the wages')).toEqual([[1, 'Rahul', 'the wages']])
})

test('takes no longer for a text made to be slow', () => {
  const size = 100_000
  const rows = [',', '"', '",', '#~#', '#', 's ', 'eps ', 'uan ', 'share ', 'already ', 'less ', '1', '58']
  for (const unit of rows) {
    const [short, long] = [cpuOf(unit.repeat(size / 10)), cpuOf(unit.repeat(size))]
    // A tenth of it would take a hundredth, if each character were read again for each other.
    expect([unit, long < 30 * short + 100]).toEqual([unit, true])
  }
  const tooMany = readPortalErrors('100904319456,Server busy\n'.repeat(20_000))
  expect([tooMany.errors.length, tooMany.filled]).toEqual([mostPortalRows, mostPortalRows + 1])
})

/** Milliseconds of processor time, the least of three: the process does other work too, such as collecting garbage. */
function cpuOf(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    readPortalErrors(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

const fund: PfFacts = {
  ...{
    earnedPaise: 0,
    epfWagesPaise: 0,
    epsWagesPaise: 0,
    edliWagesPaise: 0,
    vpfPaise: 0,
    edliPaise: 0,
    adminPaise: 0,
  },
  ...{ ncpDays: 0, employeePaise: 300_00, epsPaise: 100_00, employerEpfPaise: 50_00 },
}

test('a part payment has the six fields of the published sample', () => {
  const row = { code: 'E1', name: 'VIRAT SHARMA', uan: '123467198618', grossPaise: 0, pf: fund }
  const full = { ...fund, employeePaise: 1_700_00, vpfPaise: 100_00, epsPaise: 1_250_00, employerEpfPaise: 550_00 }
  const made = partPayment([row, { ...row, name: 'ROHIT VARMA', uan: '123467198645', pf: full }, { ...row, uan: null }])
  expect(made.lines).toEqual([
    '123467198618#~#VIRAT SHARMA#~#300#~#100#~#50#~#0',
    '123467198645#~#ROHIT VARMA#~#1800#~#1250#~#550#~#0',
  ])
  expect(made.amountPaise).toBe(4_050_00)
  expect(made.excluded).toHaveLength(1)
  expect(partPaymentFileName('2026-10')).toMatch(/^[A-Za-z0-9]+\.txt$/)
})
