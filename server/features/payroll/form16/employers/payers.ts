import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { entityAsked } from '../../legal-entity/find-entity.ts'
import { certificateYear, type CertificateYear } from '../certificate-year.ts'
import { employersInYear, paidBy } from '../form-16.queries.ts'

interface EmployerOfFile {
  entity: Id | null
  /** Why the file cannot be assigned; null if it can. */
  reason: Sentence | null
}

/** Whose Part A a person's file is: the file does not say of which TAN it is. */
export async function employersOfFiles(
  tx: Tx,
  year: CertificateYear,
  asked: AskedEntity | undefined,
): Promise<(employee: Id) => EmployerOfFile> {
  const chosen = asked === undefined ? undefined : await entityAsked(tx, asked)
  const payers = Map.groupBy(await employersInYear(tx, year), ({ employee }) => employee)
  return (employee) => {
    const employers = (payers.get(employee) ?? []).map(({ entity }) => entity)
    if (chosen !== undefined) {
      const isPayer = employers.length === 0 || employers.includes(chosen)
      return { entity: chosen, reason: isPayer ? null : say`This legal entity paid them no salary in ${year.year}.` }
    }
    const isClear = employers.length < 2
    const reason = say`Several legal entities paid them in ${year.year}. Choose the one whose TAN is on the file.`
    return { entity: employers[0] ?? null, reason: isClear ? null : reason }
  }
}

/** Everyone whom a legal entity paid in a year; null is the organisation itself. */
export async function paidInYear(
  tx: Tx,
  financialYear: string,
  entity: Id | null,
): Promise<{ code: string; name: string }[]> {
  return paidBy(tx, { ...(await certificateYear(tx, financialYear)), entity })
}
