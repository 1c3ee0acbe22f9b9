import type { Certificate } from '@muster/contract/payroll/pay-run/certificate.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Certified } from '@muster/engine/payroll/outputs/certificate.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { employer } from '../form16/year.queries.ts'
import { runForFiles } from '../outputs/paid-rows.queries.ts'
import { certificatesOf, type CertificateRow } from './certificate.queries.ts'
import { drawCertificate } from './draw-certificate.ts'

export async function certificatesOfRun(tx: Tx, run: Id): Promise<Certificate[]> {
  if (!(await runForFiles(tx, { id: run }))) throw notFound(say`The pay run was not found.`)
  return (await certificatesOf(tx, { run })).map(shown)
}

/** The figures come from the hashed text: nothing else of them is stored. */
function shown(row: CertificateRow): Certificate {
  const { people, grossPaise, deductionsPaise, reimbursementsPaise, employerPaise, debitPaise, creditPaise, figures } =
    JSON.parse(row.text) as Certified
  return {
    ...row,
    ...{ people, grossPaise, deductionsPaise, reimbursementsPaise, employerPaise, debitPaise, creditPaise },
    figures: [...figures],
  }
}

export async function certificatePdf(tx: Tx, { id, n }: { id: Id; n: number }, language: string): Promise<Bytes> {
  const run = await runForFiles(tx, { id })
  const certificate = (await certificatesOf(tx, { run: id })).find((one) => one.n === n)
  if (!run || !certificate) throw notFound(say`The certificate was not found.`)
  const company = (await employer(tx, {}))?.legalName ?? ''
  const put = (said: Sentence) => translate(said, language)
  const about = { certificate: shown(certificate), month: run.month, company, language, put }
  return {
    type: 'application/pdf',
    name: `Payroll certificate ${run.month}.pdf`,
    content: async () => Buffer.from(await drawCertificate(about)),
  }
}
