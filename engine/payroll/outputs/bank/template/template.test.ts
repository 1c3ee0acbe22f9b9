import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { sum } from '../../../../money.ts'
import { inEnglish } from '../../../../testing/english.ts'
import { bankFile } from '../bank-file.ts'
import type { BankRow } from '../bank-payment.ts'
import type { BankColumn, BankLayout } from './layout.ts'
import { bankPresets, type PresetName } from './presets.ts'

const row = (code: string, name: string, account: string, ifsc: string, netPaise: number): BankRow => {
  return { code, name, netPaise, held: null, bank: { holderName: name, account, ifsc } }
}
const rows = [
  row('E1', 'Asha Pillai', '501001114821', 'HDFC0001234', 5_240_050),
  row('E2', 'Rohan Mehta', '000201557733', 'ICIC0000001', 8_100_000),
  row('E3', 'Meera Krishnan', '30011122290', 'SBIN0000300', 21_000_000),
]
const terms = {
  ...{ month: '2026-10', valueDate: '2026-10-31', debitAccount: '50100000001', debitIfsc: 'HDFC0000001' },
  approvedPaise: sum(rows.map(({ netPaise }) => netPaise)),
}

function made(layout: BankLayout, of: readonly BankRow[] = rows) {
  const approvedPaise = sum(of.map(({ netPaise }) => netPaise))
  const file = bankFile(indianBook, { ...terms, approvedPaise, layout }, of)
  if (!file.ok) throw new Error(inEnglish(file.message))
  return file
}
/** The lines of a preset, split as its bank splits them. */
function cells(name: PresetName, mark: string): string[][] {
  const text = made(bankPresets[name]).lines.join('')
  expect(text.endsWith('\r\n')).toBe(true)
  return text
    .slice(0, -2)
    .split('\r\n')
    .map((line) => line.split(mark))
}

describe("each preset matches its bank's description", () => {
  test('ICICI bulk payments', () => {
    const [names, ...lines] = cells('icici', ',')
    expect(names?.join(' ')).toBe(
      'PYMT_PROD_TYPE_CODE PYMT_MODE DEBIT_ACC_NO BNF_NAME BENE_ACC_NO BENE_IFSC AMOUNT DEBIT_NARR CREDIT_NARR MOBILE_NUM EMAIL_ID REMARK PYMT_DATE REF_NO ADDL_INFO1 ADDL_INFO2 ADDL_INFO3 ADDL_INFO4 ADDL_INFO5',
    )
    const read = lines.map((line) => Object.fromEntries(line.map((cell, at) => [names![at], cell])))
    expect(read.map((one) => one['PYMT_MODE'])).toEqual(['FT', 'NEFT', 'RTGS'])
    expect(read[0]).toMatchObject({
      ...{ PYMT_PROD_TYPE_CODE: 'PAB_VENDOR', DEBIT_ACC_NO: '50100000001', BNF_NAME: 'ASHA PILLAI' },
      ...{ BENE_ACC_NO: '501001114821', BENE_IFSC: 'HDFC0001234', AMOUNT: '52400.50', PYMT_DATE: '31/10/2026' },
      ...{ REF_NO: 'PAY20261000001', EMAIL_ID: '', ADDL_INFO5: '' },
    })
  })

  test('HDFC ENet: 28 fields by position', () => {
    const lines = cells('hdfc', ',')
    expect(lines.map(({ length }) => length)).toEqual([28, 28, 28])
    expect(lines.map(([type]) => type)).toEqual(['I', 'N', 'R'])
    const at = (place: number) => lines[1]![place - 1]
    expect([at(2), at(3), at(4), at(5)]).toEqual(['E2', '000201557733', '81000.00', 'ROHAN MEHTA'])
    expect([at(13), at(22), at(23), at(25), at(28)]).toEqual(['PAY20261000002', '', '31/10/2026', 'ICIC0000001', ''])
  })

  test('SBI: the debit first, equal to the credits', () => {
    const [debit, ...credits] = cells('sbi', '|')
    expect(debit?.slice(0, 5)).toEqual(['50100000001', 'HDFC0000001', '31/10/2026', '343400.50', ''])
    expect(credits.map((one) => one.length)).toEqual([7, 7, 7])
    expect(credits.reduce((all, one) => all + Math.round(Number(one[4]) * 100), 0)).toBe(34_340_050)
    expect(credits[2]?.[6]).toBe('MEERA KRISHNAN')
  })

  test('Axis', () => {
    const [names, first] = cells('axis', ',')
    const of = (name: string) => first![names!.indexOf(name)]
    expect([of('Payment Method'), of('Payment Amount'), of('Value Date')]).toEqual(['FT', '52400.50', '31-10-2026'])
    expect(of('Beneficiary Account No')).toBe('501001114821')
  })

  test('Finacle: FILEHDR, DR, then CR', () => {
    const [header, debit, ...credits] = cells('finacle', ',')
    expect(header).toEqual(['FILEHDR', '', '1'])
    expect(debit).toEqual(['5010', '50100000001', 'INR', 'DR', '343400.50', 'SALARY OCT 2026'])
    expect(credits[1]).toEqual(['0002', '000201557733', 'INR', 'CR', '81000.00', 'SALARY OCT 2026'])
  })
})

const simple: BankLayout = {
  ...bankPresets.axis,
  columnNames: false,
  payments: (['name', 'code', 'account', 'amount'] as const).map((source) => {
    return { heading: source, source, text: '', maxLength: null, padding: 'none', upperCase: false }
  }),
}

test('fixed width, paise, a trailer with count and sum', () => {
  const wide = <C extends BankColumn>(of: readonly C[], lengths: readonly number[]): C[] =>
    of.map((column, at): C => ({
      ...column,
      maxLength: lengths[at]!,
      padding: column.source === 'amount' || column.source === 'count' ? 'zerosBefore' : 'spacesAfter',
    }))
  const trailer = (['text', 'count', 'amount'] as const).map((source) => {
    return { heading: '', source, text: 'T', maxLength: null, padding: 'none', upperCase: false } as const
  })
  const layout: BankLayout = {
    ...{ ...simple, delimiter: 'none', quoting: 'never', amountFormat: 'paise' },
    payments: wide(simple.payments, [20, 6, 18, 12]),
    trailer: wide(trailer, [1, 6, 12]),
  }
  expect(made(layout).lines).toEqual([
    'ASHA PILLAI         E1    501001114821      000005240050\r\n',
    'ROHAN MEHTA         E2    000201557733      000008100000\r\n',
    'MEERA KRISHNAN      E3    30011122290       000021000000\r\n',
    'T000003000034340050\r\n',
  ])
})

test('a long name is shortened and reported; an account number that does not fit excludes the person, and totals still agree', () => {
  const layout = { ...simple, payments: simple.payments.map((one) => ({ ...one, maxLength: 11 })) }
  const file = made(layout)
  expect(inEnglish(file.excluded)).toMatchObject([
    { code: 'E1', reason: expect.stringContaining('longer than the 11 characters') },
    { code: 'E2' },
  ])
  expect(inEnglish(file.notices)).toEqual([
    { code: 'E3', name: 'Meera Krishnan', reason: 'MEERA KRISHNAN is shortened to 11 characters.' },
  ])
  expect(file.control.sumPaise + file.control.excludedPaise).toBe(terms.approvedPaise)
})

test('no name can start a formula, a column or a line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('=', '+', '@', '-', ',', '|', '"', '\r', '\n', '\t', '\u2028', 'A', 'é', ' '), {
        minLength: 1,
        maxLength: 12,
      }),
      fc.constantFrom('always' as const, 'needed' as const, 'never' as const),
      fc.constantFrom('comma' as const, 'pipe' as const, 'tab' as const),
      (letters, quoting, delimiter) => {
        const evil = letters.join('')
        const of = [{ ...row('E1', `A${evil}`, '501001114821', 'HDFC0001234', 100), code: evil }]
        const fixed = { ...simple.payments[0]!, source: 'text' as const, text: evil }
        const { lines } = made({ ...simple, quoting, delimiter, payments: [...simple.payments, fixed] }, of)
        const text = lines.join('')
        expect(text.slice(0, -2)).not.toMatch(/[\r\n\u2028]/)
        const mark = { comma: ',', pipe: '|', tab: '\t' }[delimiter]
        const cells = readLine(text.slice(0, -2), mark, quoting !== 'never')
        expect(cells).toHaveLength(5)
        expect(cells[2]).toBe('501001114821')
        for (const cell of cells) expect(cell).not.toMatch(/^[=+@-]/)
      },
    ),
  )
})

/** Reads a line character by character, as a spreadsheet would. */
function readLine(line: string, mark: string, isQuotable: boolean): string[] {
  const cells = ['']
  let isInside = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at]!
    if (isQuotable && letter === '"') {
      if (isInside && line[at + 1] === '"') cells[cells.length - 1] += line[(at += 1)]!
      else isInside = !isInside
    } else if (letter === mark && !isInside) cells.push('')
    else cells[cells.length - 1] += letter
  }
  return cells
}

test('a preview shows no complete account number', () => {
  for (const layout of Object.values(bankPresets)) {
    const file = bankFile(indianBook, { ...terms, layout, isMasked: true }, rows)
    const text = file.ok ? file.lines.join('') : ''
    expect(text).toContain('XXXXXXXX4821')
    for (const { bank } of rows) expect(text).not.toContain(bank!.account)
    expect(text).not.toContain(terms.debitAccount)
  }
})
