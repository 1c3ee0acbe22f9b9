import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indianBook } from '../../../statute-book/india.ts'
import { inEnglish } from '../../../testing/english.ts'
import { bankFile } from '../bank/bank-file.ts'
import type { BankLayout } from '../bank/template/layout.ts'
import { bankPresets } from '../bank/template/presets.ts'
import { esiSheet } from '../esi-sheet.ts'
import { memberName } from '../provident-fund/pf-return.ts'
import { fileName } from '../tds/record.ts'
import { portalName } from './portal-person.ts'

const presets: readonly (readonly [string, BankLayout])[] = Object.entries(bankPresets)

/** Every kind of file, by how it writes the name of one person; empty where it is refused. */
const files: Readonly<Record<string, (name: string) => string>> = {
  'EPFO returns': memberName,
  'UAN, KYC and ESI registrations': portalName,
  'Form 24Q and Form 138': fileName,
  'ESI contributions': (name) => {
    const esi = {
      covered: true,
      days: 26,
      wagesPaise: 20_000_00,
      employeePaise: 150_00,
      employerPaise: 650_00,
      contractWagesPaise: 0,
    }
    const person = { code: 'E1', name, ipNumber: '3100123451', esi, leftOn: null, exit: 'left' as const }
    return esiSheet('2026-10', [{ ...person, wasCovered: true, onLeave: false }]).rows[0]?.[1] ?? ''
  },
  'the standard bank file': (name) => madeOf(name, null).lines[1]?.split(',')[4] ?? '',
  ...Object.fromEntries(
    presets
      .filter(([, { payments }]) => payments.some(({ source }) => source === 'name'))
      .map(([bank, layout]) => [
        `the bank file of ${bank}`,
        (name: string) =>
          madeOf(name, {
            ...layout,
            ...{ columnNames: false, header: [], debit: [], trailer: [] },
            payments: layout.payments.filter(({ source }) => source === 'name'),
          }).lines.join(''),
      ]),
  ),
}

function madeOf(holderName: string, layout: BankLayout | null) {
  const bank = { holderName, account: '501001114821', ifsc: 'HDFC0001234' }
  const terms = { month: '2026-10', valueDate: '2026-10-31', debitAccount: '50100000001', debitIfsc: 'HDFC0000001' }
  const row = { code: 'E1', name: holderName, netPaise: 5_240_050, held: null, bank }
  const file = bankFile(indianBook, { ...terms, approvedPaise: row.netPaise, layout }, [row])
  if (!file.ok) throw new Error(inEnglish(file.message))
  return file
}

const others = ['प्रिया', 'Priya नायर', 'A. தமிழ்', 'اقبال', 'Иван', '李 Anna', 'ପ୍ରିୟା Das']

describe.each(Object.entries(files))('in %s', (_, write) => {
  /** A Latin letter of any kind, with accents or without, whatever stands around it. */
  const ranges = [
    [0x41, 0x5a],
    [0x61, 0x7a],
    [0xc0, 0x17f],
    [0x1e00, 0x1eff],
  ] as const
  const letter = fc
    .oneof(...ranges.map(([from, to]) => fc.integer({ min: from, max: to })))
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /\p{Script=Latin}/u.test(one) && !/[\u1e9c\u1e9d\u1e9f\u1efa-\u1eff]/.test(one))
  const sign = fc.constantFrom(' ', '\u00a0', '\u202f', "'", '’', 'ʼ', '`', '-', '–', '‑', '.', '\u00ad', '\u200d')
  const word = fc.array(letter, { minLength: 1, maxLength: 6 }).map((all) => all.join(''))
  const name = fc
    .tuple(word, sign, word)
    .map((parts) => parts.join(''))
    .filter((one) => /\p{L}/u.test(one))

  test('no letter of a Latin name is lost', () => {
    fc.assert(
      fc.property(name, (one) => {
        const written = write(one)
          .toUpperCase()
          .replace(/[^A-Z]/g, '')
        const letters = Array.from(one.normalize('NFD')).filter((each) => /\p{L}/u.test(each) && each !== 'ʼ')
        const plain = letters
          .filter((each) => /[A-Za-z]/.test(each))
          .join('')
          .toUpperCase()
        expect(written.length).toBeGreaterThanOrEqual(letters.length)
        let at = 0
        for (const each of plain) {
          at = written.indexOf(each, at) + 1
          expect(at).toBeGreaterThan(0)
        }
      }),
    )
  })

  test.each(others)('%s is refused', (name) => {
    expect(write(name).trim()).toBe('')
  })
})

test.each([['the standard one', null] as const, ...presets])(
  'a name over the limit of a bank file is cut and told: %s',
  (_, layout) => {
    const long = 'Venkata Subramanyam Ramachandran Krishnamurthy Iyengar of Thanjavur District'
    const { lines, notices } = madeOf(long, layout)
    const text = lines.join('')
    const isCut = text.includes('VENKATA SUBRAMANYAM') && !text.includes(long.toUpperCase())
    expect(notices.map(({ reason }) => inEnglish(reason))).toEqual(
      isCut ? [expect.stringContaining(`${long.toUpperCase()} is shortened to `)] : [],
    )
  },
)
