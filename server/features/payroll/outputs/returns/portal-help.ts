import { createHash } from 'node:crypto'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { partPayment, partPaymentFileName } from '@muster/engine/payroll/outputs/provident-fund/part-payment.ts'
import { whyNotInReturn, type PfRow } from '@muster/engine/payroll/outputs/provident-fund/pf-return.ts'
import {
  mostPortalRows,
  portalErrors,
  type PortalText,
} from '@muster/engine/payroll/outputs/provident-fund/portal-errors.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../../platform/actor.ts'
import type { App } from '../../../../platform/app.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { refused, wrongField } from '../../../../platform/problem.ts'
import type { Bytes } from '../../../../platform/bytes.ts'
import { textThreads } from '../../../../platform/threads/pools.ts'
import { nameOfPart } from '../../legal-entity/name-of-part.ts'
import { partAsked } from '../by-entity.ts'
import type portalTask from './portal-task.ts'

interface Named {
  _id: Id
  name: string
  code: string
}

/** Members of the run's regular return, in the order of its lines. */
async function returned(app: App, tx: Tx, run: Id, entity: AskedEntity | undefined): Promise<Returned> {
  const material = await partAsked(app, tx, run, entity)
  const fileName = nameOfPart(material, partPaymentFileName(material.run.month))
  if (material.run.kind === 'reversal') return { members: [], fileName }
  const numbers = await material.numbers()
  const members = material.rows.flatMap(({ employee, person: { code, name }, payslip: { facts } }) => {
    if (facts.pf === null) return []
    const uan = numbers.get(employee)?.uan ?? null
    return [
      { employee: { _id: employee, name, code }, row: { code, name, uan, grossPaise: facts.grossPaise, pf: facts.pf } },
    ]
  })
  return { members, fileName }
}

interface Returned {
  members: { employee: Named; row: PfRow }[]
  /** Of the part payment file. */
  fileName: string
}

interface PfMember {
  employee: Named
  hasUan: boolean
  epfPaise: Paise
  epsPaise: Paise
  differencePaise: Paise
}

export async function pfMembers(app: App, tx: Tx, run: Id, entity?: AskedEntity): Promise<PfMember[]> {
  return (await returned(app, tx, run, entity)).members.map(({ employee, row: { uan, pf } }) => ({
    employee,
    hasUan: uan !== null,
    epfPaise: pf.employeePaise + pf.vpfPaise,
    epsPaise: pf.epsPaise,
    differencePaise: pf.employerEpfPaise,
  }))
}

/** Returns the contribution file for some members, and logs the download. */
export async function partPaymentFile(
  app: App,
  tx: Tx,
  actor: Actor,
  run: Id,
  { employees, entity }: { employees: readonly Id[]; entity?: AskedEntity | undefined },
): Promise<Bytes> {
  const chosen = new Set(employees)
  const { members: all, fileName: name } = await returned(app, tx, run, entity)
  const members = all.filter(({ employee }) => chosen.has(employee._id))
  const { lines, excluded, amountPaise } = partPayment(members.map(({ row }) => row))
  const [left] = excluded
  if (left !== undefined) throw refused(say`${left.name}: ${left.reason}`)
  if (lines.length === 0) throw refused(say`None of these people is a member in this pay run's PF return.`)
  const content = Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'ascii')
  await audit(
    tx,
    actor,
    'downloaded',
    { type: 'payRun', id: run },
    {
      file: nowIs(name),
      people: nowIs(lines.length),
      sha256: nowIs(createHash('sha256').update(content).digest('hex')),
      amount: nowIs(decimalText(amountPaise)),
    },
  )
  return { type: 'text/plain; charset=utf-8', content, name }
}

interface Read {
  errors: { row: number; employee: Named | null; message: string; fix: Sentence | null }[]
  /** Rows that matched no member. */
  unread: number
}

const read = textThreads.task<typeof portalTask>(new URL('./portal-task.ts', import.meta.url))

/** Reads pasted errors, before the transaction. */
export async function readErrors(organisation: Id, text: string): Promise<PortalText> {
  const errors = await read(organisation, text)
  if (errors.filled > mostPortalRows) throw wrongField('body.text', say`Paste at most ${mostPortalRows} rows at a time`)
  return errors
}

/** The portal's errors with the members they are about; line numbers count only members in the file. */
export async function matchErrors(
  app: App,
  tx: Tx,
  run: Id,
  { text, entity }: { text: PortalText; entity?: AskedEntity | undefined },
): Promise<Read> {
  let line = 0
  const members = (await returned(app, tx, run, entity)).members.map(({ employee, row }) => ({
    employee,
    uan: row.uan,
    line: whyNotInReturn(row) === null ? (line += 1) : null,
  }))
  const errors = portalErrors(text, members).map(({ row, member, message, fix }) => ({
    ...{ row, message, fix },
    employee: member?.employee ?? null,
  }))
  return { errors, unread: text.filled - errors.length }
}
