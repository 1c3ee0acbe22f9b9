import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, firstDay, latest } from '@muster/engine/day.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { isUan } from '@muster/engine/payroll/outputs/people/portal-person.ts'
import { pfExits } from '@muster/engine/payroll/outputs/people/pf-exits.ts'
import { pfKyc } from '@muster/engine/payroll/outputs/people/pf-kyc.ts'
import { pfRegistrations } from '@muster/engine/payroll/outputs/people/registrations.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import type { Material } from '../material.ts'
import { plainText, runFile, type FileGroup, type RunFile } from '../run-file.ts'
import { leavingMembers, movedMembers, newMembers } from './portal-people.queries.ts'
import { portalPeople, type KnownPerson } from './portal-people.ts'

/** Members who joined and left, for the EPFO portal. */
export const members: FileGroup = {
  kinds: ['epf-'],
  needs: 'employeeIdentityRead',
  name: say`EPF joiners, exits and KYC`,
  purpose: say`For the EPFO portal.`,
  make: async (material) => {
    const { run } = material
    if (run.kind === 'reversal') return []
    const leaving = await leavingOf(material)
    const joined = await joinedOf(material)
    const people = await portalPeople(material, [...new Set([...leaving.keys(), ...joined.keys()])])
    const joiners = people
      .filter(({ employee }) => joined.has(employee))
      .map((one) => ({ ...one, joinedOn: latest(one.joinedOn, joined.get(one.employee) ?? one.joinedOn) }))
    const leavers = people.filter(({ employee }) => leaving.has(employee))
    return [
      ...(joiners.length === 0 ? [] : [registration(material, joiners), await kyc(material, joiners)]),
      ...(leavers.length === 0 ? [] : [exits(material, leavers, leaving)]),
    ]
  },
}

interface Leaving {
  leftOn: Day | null
  /** Whether they continue at another legal entity. */
  isMove: boolean
}

/** Who left the organisation or the legal entity, by employee id. */
async function leavingOf({ tx, run, entity }: Material): Promise<Map<Id, Leaving>> {
  const isOwn = (one: { entity: Id | null }) => entity === null || one.entity === entity.id
  const left = (await leavingMembers(tx, { run: run.id })).filter(isOwn)
  const moved = entity !== null && run.kind === 'regular' ? (await movedMembers(tx, { run: run.id })).filter(isOwn) : []
  return new Map<Id, Leaving>([
    ...moved.map(({ employee, from }) => [employee, { leftOn: addDays(firstDay(from), -1), isMove: true }] as const),
    ...left.map(({ employee, leftOn }) => [employee, { leftOn, isMove: false }] as const),
  ])
}

/** New members, with the first day at the legal entity; null if it is that at the organisation. */
async function joinedOf({ tx, run, rows }: Material): Promise<Map<Id, Day | null>> {
  const own = new Set(rows.map(({ employee }) => employee))
  const members = (await newMembers(tx, { run: run.id })).filter(({ employee }) => own.has(employee))
  return new Map(members.map(({ employee, from }) => [employee, from === null ? null : firstDay(from)]))
}

function registration({ run }: Material, people: readonly KnownPerson[]): RunFile {
  const { table, excluded } = pfRegistrations(people)
  const unnumbered = people.filter(({ uan }) => !isUan(uan)).length
  return runFile({
    kind: 'epf-joiners',
    name: say`EPF joiners`,
    purpose: say`Registration details of new members, in the order of the EPFO portal.`,
    fileName: portalFileName('EPFjoiners', run, 'csv'),
    people: table.rows.length,
    excluded,
    note:
      unnumbered === 0
        ? null
        : say`${plural(unnumbered, { one: '# new member has', other: '# new members have' })} no UAN. They generate it in the UMANG app.`,
    refused: emptyReason(table.rows.length),
    content: (words) => spreadsheetCsv(worded(table, words)),
  })
}

async function kyc(material: Material, people: readonly KnownPerson[]): Promise<RunFile> {
  const { establishmentNumber } = (await material.settings()).pf
  const accounts = await material.accounts()
  const withBank = people.map((one) => ({ ...one, bank: accounts.get(one.employee) ?? null }))
  const made = pfKyc(establishmentNumber ?? '', withBank)
  return runFile({
    kind: 'epf-kyc',
    name: say`EPF KYC`,
    purpose: say`Aadhaar, PAN and bank account of new members. Upload it in the EPFO employer portal under Member, KYC bulk.`,
    fileName: portalFileName('EPFKYC', material.run, 'txt'),
    type: plainText,
    people: made.people,
    excluded: made.excluded,
    refused:
      establishmentNumber?.length === 15
        ? emptyReason(made.lines.length)
        : say`Enter the PF establishment code with all 15 characters in the statutory settings.`,
    content: () => made.lines.map((line) => `${line}\r\n`),
  })
}

function exits({ run }: Material, people: readonly KnownPerson[], leaving: ReadonlyMap<Id, Leaving>): RunFile {
  const made = pfExits(
    people.map(({ employee, code, name, uan, exitReason }) => {
      const { leftOn = null, isMove = false } = leaving.get(employee) ?? {}
      return { code, name, uan, leftOn, reason: isMove ? 'other' : exitReason }
    }),
  )
  return runFile({
    kind: 'epf-exits',
    name: say`EPF exits`,
    purpose: say`Members who left, with date and reason. Upload it in the EPFO employer portal under Member, Mark exit in bulk.`,
    fileName: portalFileName('EPFexits', run, 'txt'),
    type: plainText,
    people: made.lines.length,
    excluded: made.excluded,
    refused: emptyReason(made.lines.length),
    content: () => made.lines.map((line) => `${line}\r\n`),
  })
}

/** Letters and digits only, as portals accept. */
export function portalFileName(of: string, { month, kind }: Material['run'], ending: 'csv' | 'txt'): string {
  return `${of}${month.replace('-', '')}${kind === 'settlement' ? 'Settlement' : ''}.${ending}`
}

export function emptyReason(people: number) {
  return people === 0 ? say`The file would be empty: no one can be included yet.` : null
}
