import PDFDocument from 'pdfkit'
import { beforeAll, expect, test, vi } from 'vitest'
import { indianBook } from '@muster/engine/statute-book/india.ts'
import { formNames, yearSaid } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { perquisiteStatement } from '@muster/engine/payroll/rules/in/perquisites/statement.ts'
import { noDeclarations } from '@muster/engine/payroll/payslip/statutory-input.ts'
import { sumOfTax } from '@muster/engine/payroll/payslip/year-so-far.ts'
import { plain, type Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../../platform/language/translate.ts'
import { anInventedLanguage } from '../../testing/other-language.ts'
import type { Around } from '../../features/payroll/form16/around-part.ts'
import { drawPartB } from '../../features/payroll/form16/draw/draw-part-b.ts'
import { drawPerquisites } from '../../features/payroll/form16/draw/draw-perquisites.ts'
import { partB } from '../../features/payroll/form16/part-b.ts'

beforeAll(() => anInventedLanguage('xx'))

const benefits = [{ kind: 'car', valuePaise: 120_000_00, recoveredPaise: 24_000_00, taxablePaise: 96_000_00 }] as const

/** A certificate in a year's layout, with its statement of perquisites. */
function certificate(financialYear: string) {
  const month = `${financialYear.slice(0, 4)}-06`
  const tax = { ...sumOfTax([]), salaryPaise: 150_000_00, tdsPaise: 9_000_00, regime: 'old' as const }
  const content = partB(indianBook, financialYear, {
    ...{ employee: 'priya', birthDate: '1990-01-01', resident: true, collectedPaise: 0, entity: null },
    person: { name: 'Priya Nair', code: 'ACM-0001', designation: 'Designer', joinedOn: '2020-04-10', leftOn: null },
    months: [{ month, workedIn: month, entity: null, pt: null, tax }],
    tax: { regime: 'old', isChosen: true, declarations: noDeclarations },
  } as unknown as Parameters<typeof partB>[2])
  const statement = perquisiteStatement(indianBook, { financialYear, benefits, perquisitesPaise: 96_000_00 })!
  return { content, statement }
}

function aroundIn(language: string, financialYear: string): Around {
  const put = (said: Sentence) => translate(said, language)
  const names = formNames(indianBook, `${financialYear.slice(0, 4)}-04-01`)
  return {
    ...{ language, put, madeAt: '2027-05-31T06:00:00.000Z', madeOn: '2027-05-31', pan: 'ABCPN1234F' },
    partName: put(plain(names.certificatePart)),
    yearName: yearSaid(names, financialYear),
    employer: { name: 'Acme', address: 'Bengaluru', pan: 'AABCA1234D', tan: 'BLRA12345B' },
    signatory: { name: 'Ravi Kumar', fatherName: 'Mohan Kumar', designation: 'Director' },
    circleAddress: 'Bengaluru',
  }
}

/** All text on the pages of both documents. */
async function printed(language: string, financialYear: string): Promise<string[]> {
  const put = vi.spyOn(PDFDocument.prototype, 'text')
  const { content, statement } = certificate(financialYear)
  const around = aroundIn(language, financialYear)
  await drawPartB(content, around)
  await drawPerquisites(statement, content, around)
  const texts = put.mock.calls.map(([text]) => text as string)
  put.mockRestore()
  return texts
}

/** Names, form numbers, and the amounts that the form requires in English words. */
const ours =
  /Priya Nair|Acme|Bengaluru|ACM-0001|Designer|Director|(Ravi|Mohan) Kumar|ABCPN1234F|AABCA1234D|BLRA12345B|Form (No\. )?\w+|\([^()]*(Rupees|Only)[^()]*\)|\b(May|Jun|Apr|Mar)\b/gi

test.each(['2023-24', '2024-25', '2026-27'])('a certificate of %s contains no English words', async (year) => {
  const texts = await printed('xx', year)
  expect(texts.length).toBeGreaterThan(80)
  expect(texts.filter((text) => /[A-Za-z]{2,}/.test(text.replaceAll(ours, '').replaceAll(/\bQ\d\b/g, '')))).toEqual([])
})

test("in English it has the form's wording", async () => {
  const of2025 = await printed('en', '2025-26')
  expect(of2025).toContain('Form 16, Part B')
  expect(of2025).toContain('Salary paid and tax deducted in financial year 2025-26')
  expect(of2025).toContain('Standard deduction under section 16(ia)')
  expect(of2025).toContain('2  Cars or other automotive')
  const of2026 = await printed('en', '2026-27')
  expect(of2026).toContain('Form 130, Part C, Annexure I')
  expect(of2026).toContain('Benefits in kind in tax year 2026-27, with Form 130')
})
