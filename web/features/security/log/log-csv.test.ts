import { expect, test } from 'vitest'
import { logCsv } from './log-csv.ts'
import type { Entry } from './log-sentences.ts'

const entry: Entry = {
  ...{ _id: '7', at: '2026-11-01T11:30:00.000Z', who: '=HYPERLINK("http://x")', isKey: false, account: null },
  ...{ network: '10.0.0.1', device: 'Chrome, Windows', action: 'changed' },
  record: { type: 'employee', _id: '01a205ae-8731-70bf-9959-9ae8a6d15ed2', name: '+Priya, "PN"', month: null },
  changes: {
    designation: { from: null, to: '@Lead' },
    department: { from: 'Sales', to: null },
    phone: { from: null, to: '1' },
    joinedOn: { from: null, to: '2026-11-01' },
  },
}

test('a file has every change of an entry, and nothing that a spreadsheet would calculate', () => {
  const [head, line, ...rest] = logCsv([entry]).split('\r\n')
  expect(head).toMatch(/^\uFEFF"Number","Time","Time \(UTC\)","User","Action"/)
  expect(line).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(line).toContain(`"'+Priya, ""PN"""`)
  expect(line).toContain('Department: Sales → empty')
  expect(line).toContain('Mobile: 1')
  expect(line).not.toMatch(/(^|,)"[=+@-]/)
  expect(rest).toEqual([''])
})
