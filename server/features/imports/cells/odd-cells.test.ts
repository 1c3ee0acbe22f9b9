import { expect, it } from 'vitest'
import { importKinds } from '@muster/contract/imports/import-kinds.ts'
import { columnOrders } from './column-orders.ts'
import { cellsOf, type ColumnOrder } from './read-cells.ts'

/** What a cell of a column of the leave balances is read as, and what is said of it. */
function read(column: 'code' | 'balance' | 'on', cell: string, order: ColumnOrder = '') {
  const { cells, faults } = cellsOf(
    importKinds.leaveBalances.columns,
    { columns: { [column]: 0 }, dayOrder: 'dmy', dayOrders: [order] },
    { cells: [cell], edits: {} },
  )
  return { value: cells[column], fault: faults[0]?.message.text ?? null }
}

it.each([
  ['9,00,000', '900000'],
  ['900,000', '900000'],
  ['₹ 1,25,000.50', '125000.50'],
  ['Rs.12,34,56,789', '123456789'],
  ['3,60,000/-', '360000'],
  ['-1,250', '-1250'],
  ['1,000,000.5', '1000000.5'],
  ['INR 500', '500'],
  ['7.5', '7.5'],
  ['-', ''],
  ['N/A', ''],
  ['9E+05', '9E+05'],
])('the amount %s is %s', (cell, value) => expect(read('balance', cell).value).toBe(value))

it.each(['7,5', '900000,00', '9,0000', '90,00,0', '1,2,3', '12,345,67', ',500', '500,'])(
  'the commas of %s do not group digits, so it is refused and no other number',
  (cell) => {
    const { value, fault } = read('balance', cell)
    expect(value).toBe(cell)
    expect(fault).toContain('do not group digits')
  },
)

it.each([
  ['9.82E+09', '9.82E+09', 'lost the last digits'],
  ['1.23456789012346E+15', '1.23456789012346E+15', 'lost the last digits'],
  ['9.821000001E+09', '9821000001', null],
  ['9E+00', '9', null],
  ['="00042"', '00042', null],
  ["'00042", '00042', null],
  ["D'Souza", "D'Souza", null],
  [' E-1\u00a0\u200b', 'E-1', null],
  ['=A1&B1', '=A1&B1', 'has no value yet'],
  ['#N/A', '#N/A', 'shows the error'],
  ['#REF!', '#REF!', 'shows the error'],
  ['—', '', null],
  ['n.a.', '', null],
  ['Na', 'Na', null],
  ['1E5', '1E5', null],
])('the text %s is %s', (cell, value, said) => {
  const found = read('code', cell)
  expect(found.value).toBe(value)
  if (said === null) expect(found.fault).toBeNull()
  else expect(found.fault).toContain(said)
})

const second = '2026-11-02'

it.each([
  '2-Nov-26',
  '02-NOV-2026',
  '2nd November 2026',
  '02/11/26',
  '2/11/2026',
  '2.11.2026',
  '2026/11/02',
  '2026-11-2',
  'Nov 2, 2026',
  'November 02 2026',
  'Nov-2-2026',
  '02/11/2026 0:00',
  '2026-11-02T00:00:00Z',
  '2-Nov-2026 6:30 PM',
  '46328',
  '46328.75',
])('the day %s is the second of November', (cell) => expect(read('on', cell).value).toBe(second))

it.each([
  ['31/01/80', '1980-01-31'],
  ['1-Apr-29', '2029-04-01'],
  ['1-Sept-2026', '2026-09-01'],
  ['11/13/2026', '2026-11-13'],
  ['31/02/2026', '31/02/2026'],
  ['13/13/2026', '13/13/2026'],
  ['Apr-26', 'Apr-26'],
  ['10/2026', '10/2026'],
  ['2026', '2026'],
  ['Marchy 2, 2026', 'Marchy 2, 2026'],
])('the day %s is read as %s', (cell, value) => expect(read('on', cell).value).toBe(value))

it.each<[ColumnOrder, string[]]>([
  ['dmy', ['02/11/2026', '13/11/2026']],
  ['mdy', ['02/11/2026', '11/13/2026']],
  ['mixed', ['13/11/2026', '11/13/2026']],
  ['', ['02/11/2026', '2-Nov-26', 'soon']],
])('a column has the order %j where its days show it', (order, cells) => {
  const orders = columnOrders()
  for (const cell of cells) orders.take(['x', cell])
  expect(orders.of(3)).toEqual(['', order, ''])
})

it('one order holds for a whole column; without one the day is first', () => {
  expect(read('on', '02/11/2026', 'mdy').value).toBe('2026-02-11')
  expect(read('on', '02/11/2026', 'dmy').value).toBe(second)
  expect(read('on', '02/11/2026').value).toBe(second)
  expect(read('on', '02/11/2026', 'mixed').fault).toContain('the day first and with the month first')
  expect(read('on', '13/11/2026', 'mixed')).toEqual({ value: '2026-11-13', fault: null })
})
