import type { z } from 'zod'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Deductor, DeductorInput } from '@muster/contract/payroll/tax/tds-deductor.ts'
import { addressLineLength, type Deductor as Named, type Place } from '@muster/engine/payroll/outputs/tds/headers.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { wrongField } from '../../../platform/problem.ts'
import { addressLine, companyToday } from '../../organisation/index.ts'
import { employer } from '../form16/index.ts'
import { statutorySettings } from '../statutory/index.ts'
import { entityAsked, oneEntity } from '../legal-entity/find-entity.ts'
import { putDeductor, putDeductorOfEntity, savedDeductor } from './deductor.queries.ts'

type Shown = z.output<typeof Deductor>
type Input = z.output<typeof DeductorInput>

const purposeOf = (entity: Id | null) =>
  entity === null ? ('tds_deductor.person_pan' as const) : ('legal_entity_deductor.person_pan' as const)

/** The saved deductor, with the last characters of the person's PAN, and suggestions from other settings. */
export async function deductorOf(tx: Tx, asked?: AskedEntity) {
  const entity = await entityAsked(tx, asked)
  const saved = await savedDeductor(tx, { entity })
  const own = entity === null ? null : await oneEntity(tx, entity)
  const company = own ?? (await employer(tx, {}))
  const { tds } = await statutorySettings(tx, await companyToday(tx))
  const signs = own?.responsible ?? { name: tds.signatoryName, designation: tds.signatoryDesignation }
  const address = company?.address ?? {}
  const { state, pinCode } = address
  return {
    deductor: saved ? { ...saved.value, person: { ...saved.value.person, pan: `•••••• ${saved.last4}` } } : null,
    suggested: {
      name: company?.legalName ?? company?.name ?? '',
      lines: inLines(addressLine({ ...address, pinCode: '' })),
      state: typeof state === 'string' ? state : null,
      pinCode: typeof pinCode === 'string' ? pinCode : '',
      person: signs.name,
      designation: signs.designation.slice(0, 20),
    },
  }
}

export async function saveDeductor(
  { secrets }: Pick<App, 'secrets'>,
  tx: Tx,
  actor: Actor,
  asked: AskedEntity | undefined,
  input: Input,
): Promise<null> {
  const entity = await entityAsked(tx, asked)
  const kept = await savedDeductor(tx, { entity })
  const { pan, ...person } = input.person
  const typed = pan ?? null
  if (typed === null && !kept) throw wrongField('body.person.pan', say`Enter the PAN of the responsible person`)
  if (typed !== null && typed[3] !== 'P')
    throw wrongField('body.person.pan', say`Enter the PAN of a person: its fourth letter is P`)
  const sealed = typed === null ? kept!.sealed : secrets.seal(purposeOf(entity), typed)
  const last4 = typed === null ? kept!.last4 : typed.slice(-4)
  const row = { value: JSON.stringify({ ...input, person }), sealed, last4, now: tx.now }
  await (entity === null ? putDeductor(tx, row) : putDeductorOfEntity(tx, { ...row, entity }))
  await audit(
    tx,
    actor,
    'changedDeductor',
    { type: 'organisation', id: tx.organisation },
    {
      name: nowIs(input.name),
      deductorType: nowIs(input.type),
      responsiblePerson: nowIs(person.name),
      ...(typed !== null && { pan: nowIs(`•••••• ${last4}`) }),
    },
  )
  return null
}

/** The deductor as printed on the statement, with numbers in full: callers check the permission and log the access. */
export async function namedDeductor(
  { secrets }: Pick<App, 'secrets'>,
  tx: Tx,
  entity: Id | null,
  { tan, pan, gstin }: { tan: string; pan: string; gstin: string | null },
): Promise<(Named & { earlierReceipt: string | null }) | null> {
  const saved = await savedDeductor(tx, { entity })
  if (!saved) return null
  const { person, place, type, name, branch, earlierReceipt } = saved.value
  return {
    ...{ tan, pan, gstin, type, name, branch, earlierReceipt, place: placeOf(place) },
    person: { ...person, pan: secrets.open(purposeOf(entity), saved.sealed), place: placeOf(person.place) },
  }
}

function placeOf({ line1, line2, line3, line4, line5, ...place }: Shown['place']): Place {
  return { ...place, lines: [line1, line2, line3, line4, line5] }
}

/** Splits an address into the lines that the statement has, between words. */
function inLines(address: string): string[] {
  const lines: string[] = []
  for (const word of address.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= addressLineLength) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word.slice(0, addressLineLength))
  }
  return lines.slice(0, 5)
}
