import { sum, type Paise } from '../../../money.ts'
import { journalOf, type Journal, type Posted } from '../journal.ts'
import type { AccountKind, AccountNames } from '../journal-accounts.ts'

export type ProvisionKind = 'gratuity' | 'leave' | 'bonus'

/** What one legal entity owes to the people of a department at a location. */
export interface OwedPart {
  /** Left out for the organisation itself. */
  entity?: string | null
  department: string | null
  location: string
  paise: Paise
}

/** A provision of a month: what is owed, what was owed at the previous provision, and what payslips have booked since. */
export interface Provision {
  kind: ProvisionKind
  owed: readonly OwedPart[]
  before: readonly OwedPart[]
  booked: readonly OwedPart[]
}

const accounts: Record<ProvisionKind, { expense: AccountKind; provision: AccountKind }> = {
  gratuity: { expense: 'gratuityExpense', provision: 'gratuityProvision' },
  leave: { expense: 'leaveExpense', provision: 'leaveProvision' },
  bonus: { expense: 'bonusExpense', provision: 'bonusProvision' },
}

/** Merges parts of the same entity, department and location, in order of appearance, without zeros. */
export function owedParts(parts: Iterable<OwedPart>): OwedPart[] {
  const totals = new Map<string, OwedPart>()
  for (const { entity = null, department, location, paise } of parts) {
    const key = JSON.stringify([entity, department, location])
    const of = entity === null ? {} : { entity }
    totals.set(key, { ...of, department, location, paise: (totals.get(key)?.paise ?? 0) + paise })
  }
  return [...totals.values()].filter(({ paise }) => paise !== 0)
}

/** The entry that makes the books show what is owed; below zero if less is owed than before. */
export function provisionChange({ owed, before, booked }: Provision): OwedPart[] {
  const less = (parts: readonly OwedPart[]) => parts.map((part) => ({ ...part, paise: -part.paise }))
  return owedParts([...owed, ...less(before), ...less(booked)])
}

export function owedTotal(parts: readonly OwedPart[]): Paise {
  return sum(parts.map(({ paise }) => paise))
}

/** The part of a provision that one legal entity owes; null for the organisation itself. */
export function provisionOf<P extends Provision>(provision: P, entity: string | null): P {
  const own = (parts: readonly OwedPart[]) => parts.filter((part) => (part.entity ?? null) === entity)
  const { owed, before, booked } = provision
  return { ...provision, owed: own(owed), before: own(before), booked: own(booked) }
}

/** The provisions of a month as a journal: an expense by department or by location, and the amount owed for it. */
export function provisionJournal(
  provisions: readonly Provision[],
  by: 'department' | 'location',
  { kinds }: AccountNames,
): Journal {
  const posted = provisions.flatMap((one): Posted[] => {
    const { expense, provision } = accounts[one.kind]
    return provisionChange(one).map((part) => ({
      debit: { kind: expense, name: kinds[expense] },
      credit: { kind: provision, name: kinds[provision] },
      department: part[by],
      amountPaise: part.paise,
    }))
  })
  return journalOf(posted)
}
