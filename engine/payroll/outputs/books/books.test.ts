import fc from 'fast-check'
import { expect, test } from 'vitest'
import { english } from '../../../testing/english.ts'
import { sum } from '../../../money.ts'
import { verbatim } from '../../../sentence.ts'
import { accountForEach, accountNames } from '../journal-accounts.ts'
import { journal } from '../journal.ts'
import { anySlip } from '../paid-row.fixture.ts'
import { tableCsv } from '../table.ts'
import { journalImport } from './journal-csv.ts'
import { postings } from './posting.ts'
import { tallyJournal } from './tally.ts'

interface Node {
  name: string
  text: string
  children: Node[]
}

/** Reads XML tag by tag, independently of the writer; refuses unclosed tags. */
function readXml(xml: string): Node {
  const root: Node = { name: '', text: '', children: [] }
  const open = [root]
  for (const [part] of xml.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<[^>]+>|[^<]+/g)) {
    const top = open.at(-1)!
    if (part.startsWith('</')) {
      if (top.name !== part.slice(2, -1)) throw new Error(`${part} closes ${top.name}`)
      open.pop()
    } else if (part.startsWith('<')) {
      const node = { name: /^<([\w.]+)/.exec(part)![1]!, text: '', children: [] }
      top.children.push(node)
      open.push(node)
    } else top.text += part.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
  }
  if (open.length !== 1) throw new Error('Not closed')
  return root
}

const all = (node: Node, name: string): Node[] => node.children.filter((child) => child.name === name)
const one = (node: Node, ...path: string[]): Node => path.reduce((at, name) => all(at, name)[0]!, node)
const paise = (node: Node) => Math.round(Number(one(node, 'AMOUNT').text) * 100)

test('Tally gets a balanced voucher, with every expense divided among its cost centres, for any run', () => {
  const name = fc.constantFrom('Sales', 'R&D <India>', 'A"B\'s', 'Ops\nNight', null)
  fc.assert(
    fc.property(fc.array(fc.tuple(anySlip('2026-08'), name), { maxLength: 5 }), (slips) => {
      const lines = slips.flatMap(([{ slip }]) => slip.lines)
      const names = { ...accountNames, components: accountForEach(lines) }
      const made = (by: (at: number) => string | null) =>
        journal(
          slips.map(([{ slip }], at) => ({ department: by(at), lines: slip.lines })),
          names,
        )
      const books = made((at) => slips[at]![1])
      expect(books.debitPaise).toBe(books.creditPaise)
      const xml = tallyJournal(
        '2026-08-31',
        'Payroll 2026-08',
        postings(
          books,
          made((at) => (at % 2 ? 'Pune' : 'Goa & Co')),
          english,
        ),
      )
      const request = one(readXml(xml), 'ENVELOPE', 'BODY', 'IMPORTDATA', 'REQUESTDATA', 'TALLYMESSAGE')
      const voucher = one(request, 'VOUCHER')
      expect(one(voucher, 'DATE').text).toBe('20260831')
      expect(one(voucher, 'VOUCHERTYPENAME').text).toBe('Journal')
      const entries = all(voucher, 'ALLLEDGERENTRIES.LIST')
      expect(sum(entries.map(paise))).toBe(0)
      for (const entry of entries) {
        expect(one(entry, 'ISDEEMEDPOSITIVE').text).toBe(paise(entry) < 0 ? 'Yes' : 'No')
        for (const category of all(entry, 'CATEGORYALLOCATIONS.LIST'))
          expect(sum(all(category, 'COSTCENTREALLOCATIONS.LIST').map(paise))).toBe(paise(entry))
      }
      const net = entries.find((entry) => one(entry, 'LEDGERNAME').text === 'Salaries payable')
      expect(net === undefined ? 0 : paise(net)).toBe(sum(slips.map(([{ slip }]) => slip.netPaise)))
      const centres = entries.flatMap((entry) =>
        all(entry, 'CATEGORYALLOCATIONS.LIST').flatMap((category) =>
          all(category, 'COSTCENTREALLOCATIONS.LIST').map((centre) => one(centre, 'NAME').text),
        ),
      )
      const known = ['Sales', 'R&D <India>', 'A"B\'s', 'Ops Night', 'No department', 'Pune', 'Goa & Co']
      expect(centres.filter((centre) => !known.includes(centre))).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('each employer contribution has an account of its own', () => {
  const line = (code: string, name: string, amountPaise: number) => ({
    code,
    name,
    amountPaise,
    kind: 'employer' as const,
  })
  const lines = [
    line('EMPLOYER_EPF', 'Employer EPF', 100),
    line('EMPLOYER_ESI', 'Employer ESI', 200),
    line('EDLI', 'EDLI', 5),
  ]
  const made = journal([{ department: 'Sales', lines }], { ...accountNames, components: accountForEach(lines) })
  expect(
    made.entries.map(({ account, debitPaise, creditPaise }) => [english(account), debitPaise, creditPaise]),
  ).toEqual([
    ['EDLI', 5, 0],
    ['Employer EPF', 100, 0],
    ['Employer ESI', 200, 0],
    ['EPF payable', 0, 105],
    ['ESI payable', 0, 200],
  ])
})

test('the journal for import has complete lines, and no name in it is a formula', () => {
  const lines = [{ code: 'BASIC', name: 'Basic', amountPaise: 100_050, kind: 'earning' as const }]
  const made = journal([{ department: '=HYPERLINK("x"),\nSales', lines }], {
    ...accountNames,
    components: { BASIC: verbatim('@Basic') },
  })
  expect([...tableCsv(journalImport('2026-08-31', 'PAY-2026-08', 'Payroll 2026-08', made, english))]).toEqual([
    '"Journal Date","Reference Number","Notes","Account","Description","Debit","Credit"\r\n',
    `"2026-08-31","PAY-2026-08","Payroll 2026-08","'@Basic","'=HYPERLINK(""x""),\nSales","1000.50",""\r\n`,
    '"2026-08-31","PAY-2026-08","Payroll 2026-08","Salaries payable","","","1000.50"\r\n',
  ])
})
