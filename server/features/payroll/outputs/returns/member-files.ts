import { plural, say } from '@muster/engine/sentence.ts'
import { isUan } from '@muster/engine/payroll/outputs/people/portal-person.ts'
import { pfExits } from '@muster/engine/payroll/outputs/people/pf-exits.ts'
import { pfKyc } from '@muster/engine/payroll/outputs/people/pf-kyc.ts'
import { pfRegistrations } from '@muster/engine/payroll/outputs/people/registrations.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import type { Material } from '../material.ts'
import { plainText, runFile, type FileGroup, type RunFile } from '../run-file.ts'
import { leavingMembers, newMembers } from './portal-people.queries.ts'
import { portalPeople, type KnownPerson } from './portal-people.ts'

/** What the EPFO portal is told of members who came and went. */
export const members: FileGroup = {
  kinds: ['epf-'],
  needs: 'employeeIdentityRead',
  name: say`EPF joiners, exits and KYC`,
  purpose: say`For the EPFO portal.`,
  make: async (material) => {
    const { run, tx } = material
    if (run.kind === 'reversal') return []
    const leaving = new Map((await leavingMembers(tx, { run: run.id })).map((one) => [one.employee, one.leftOn]))
    const joined = new Set((await newMembers(tx, { run: run.id })).map(({ employee }) => employee))
    const people = await portalPeople(material, [...new Set([...leaving.keys(), ...joined])])
    const joiners = people.filter(({ employee }) => joined.has(employee))
    const leavers = people.filter(({ employee }) => leaving.has(employee))
    return [
      ...(joiners.length === 0 ? [] : [registration(material, joiners), await kyc(material, joiners)]),
      ...(leavers.length === 0 ? [] : [exits(material, leavers, leaving)]),
    ]
  },
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

function exits(
  { run }: Material,
  people: readonly KnownPerson[],
  leaving: ReadonlyMap<string, string | null>,
): RunFile {
  const made = pfExits(
    people.map(({ employee, code, name, uan, exitReason }) => ({
      ...{ code, name, uan, reason: exitReason },
      leftOn: leaving.get(employee) ?? null,
    })),
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

/** Letters and digits only, as portals take them. */
export function portalFileName(of: string, { month, kind }: Material['run'], ending: 'csv' | 'txt'): string {
  return `${of}${month.replace('-', '')}${kind === 'settlement' ? 'Settlement' : ''}.${ending}`
}

export function emptyReason(people: number) {
  return people === 0 ? say`The file would be empty: no one can be included yet.` : null
}
