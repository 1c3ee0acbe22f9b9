import type { Certificate } from '@muster/contract/payroll/pay-run/certificate.routes.ts'
import type { Month } from '@muster/contract/values.ts'
import type {
  CertificateCause,
  CertificateDifference,
  CertificateItem,
} from '@muster/engine/payroll/outputs/certificate.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { a4Document } from '../../../platform/pdf/document.ts'
import { amountTable, colour, makeRoom, margin, rule, width, type Document } from '../../../platform/pdf/draw-table.ts'

interface About {
  certificate: Certificate
  month: Month
  company: string
  language: string
  put: (said: Sentence) => string
}

/** One page: the figures side by side, their differences with causes, and the hash of them all. */
export function drawCertificate(about: About): Promise<Uint8Array> {
  const { certificate, month, company, language, put } = about
  const title = put(say`Payroll certificate, ${{ month }}`)
  return a4Document({ title, author: company, language, madeAt: new Date(certificate.issuedAt) }, (document) => {
    document.rect(0, 0, 595.28, 4).fill(colour.brand)
    document.fillColor(colour.text).font('bold', 15).text(title, margin, margin, { width })
    document.fillColor(colour.quiet).font('regular', 9).text(company, { width })
    rule(document, document.y + 8)
    document.y += 18
    line(document, put(statement(certificate)), 'bold')
    if (certificate.voided !== null) line(document, put(voidWords(certificate.voided)), 'bold')
    document.y += 8
    figures(document, about)
    differences(document, about)
    line(document, put(say`SHA-256 of the figures: ${certificate.sha256}`), 'regular')
    const { n, issuedBy, issuedAt } = certificate
    const day = { day: issuedAt.slice(0, 10) }
    line(
      document,
      put(
        issuedBy === null
          ? say`Certificate ${n}, issued on ${day}`
          : say`Certificate ${n}, issued on ${day} after ${issuedBy} took the step`,
      ),
      'regular',
    )
  })
}

function statement({ ties, people, stage }: Certificate): Sentence {
  if (!ties)
    return say`${plural(people, { one: '# payslip', other: '# payslips' })}: payslips, bank, journal and returns do not agree. The unexplained amounts are below.`
  return stage === 'paid'
    ? say`${plural(people, { one: '# payslip', other: '# payslips' })}, paid: payslips, bank, journal and returns agree; every difference is explained.`
    : say`${plural(people, { one: '# payslip', other: '# payslips' })}, locked: payslips, bank, journal and returns agree; every difference is explained.`
}

function voidWords({ cause, reason, at }: NonNullable<Certificate['voided']>): Sentence {
  const day = { day: at.slice(0, 10) }
  if (cause === 'replaced') return say`Void since ${day}: replaced by newer figures`
  if (cause === 'reversed') return say`Void since ${day}: a payslip was reversed. ${reason}`
  if (cause === 'reopened') return say`Void since ${day}: the month was reopened. ${reason}`
  return say`Void since ${day}: marked as not paid. ${reason}`
}

function figures(document: Document, { certificate, put }: About): void {
  amountTable(document, {
    title: put(say`Figures`),
    headers: [put(say`Payslips`), put(say`Bank`), put(say`Journal`), put(say`Return`)],
    rows: certificate.figures.map((one) => ({
      label: put(items[one.item]),
      amounts: [one.payslipsPaise, one.bankPaise, one.journalPaise, one.returnPaise],
    })),
    none: '',
  })
}

function differences(document: Document, { certificate, put }: About): void {
  const rows = certificate.figures.flatMap(({ item, differences: all, unexplainedPaise }) => [
    ...all.map((one) => ({ label: put(differenceWords(item, one)), amounts: [one.amountPaise] })),
    ...(unexplainedPaise === 0
      ? []
      : [{ label: put(say`${items[item]}: not explained`), amounts: [unexplainedPaise] }]),
  ])
  amountTable(document, {
    title: put(say`Differences from the payslips`),
    headers: [put(say`Amount`)],
    rows,
    none: put(say`No differences`),
  })
}

function differenceWords(item: CertificateItem, { against, cause, people }: CertificateDifference): Sentence {
  const [name, other] = [items[item], sides[against]]
  return people === 0
    ? say`${name}, ${other}: ${causes[cause]}`
    : say`${name}, ${other}: ${causes[cause]} (${plural(people, { one: '# person', other: '# people' })})`
}

const items: Record<CertificateItem, Sentence> = {
  net: say`Net pay`,
  pf: say`EPF`,
  esi: say`ESI`,
  pt: say`Professional tax`,
  lwf: say`LWF`,
  tds: say`TDS`,
}

const sides: Record<CertificateDifference['against'], Sentence> = {
  bank: say`bank file`,
  journal: say`journal`,
  return: say`return`,
}

const causes: Record<CertificateCause, Sentence> = {
  onHold: say`on hold`,
  paidOutside: say`paid by other means`,
  releasedFile: say`in the bank file of released pay`,
  reversed: say`reversed, not paid`,
  bankDetails: say`bank details missing or not accepted`,
  nothingToPay: say`no net pay, or an amount to recover`,
  rounding: say`challan rounding`,
  missingNumber: say`no UAN or ESI number yet`,
}

function line(document: Document, text: string, font: 'regular' | 'bold'): void {
  makeRoom(document, 26)
  document
    .fillColor(colour.text)
    .font(font, 9)
    .text(text, margin, document.y + 4, { width })
}
