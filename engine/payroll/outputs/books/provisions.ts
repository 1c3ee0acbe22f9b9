import { sum, type Paise } from '../../../money.ts'
import { journalOf, type Journal, type Posted } from '../journal.ts'
import type { AccountKind, AccountNames } from '../journal-accounts.ts'

export type ProvisionKind = 'gratuity' | 'leave' | 'bonus'

/** What is owed to the people of a department at a place, by one legal entity. */
export interface OwedPart {
  /** Left out: the organisation itself. */
  entity?: string | null
  department: string | null
  location: string
  paise: Paise
}

/** One provision of a month: what is owed, what was owed when it was made before, and what pay has booked for it since. */
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

/** Parts of one entity, department and place as one, in the order in which they come; nothing owed is left out. */
export function owedParts(parts: Iterable<OwedPart>): OwedPart[] {
  const found = new Map<string, OwedPart>()
  for (const { entity = null, department, location, paise } of parts) {
    const key = JSON.stringify([entity, department, location])
    const of = entity === null ? {} : { entity }
    found.set(key, { ...of, department, location, paise: (found.get(key)?.paise ?? 0) + paise })
  }
  return [...found.values()].filter(({ paise }) => paise !== 0)
}

/** What the books need so that they owe what is owed: below zero where less is owed than before. */
export function provisionChange({ owed, before, booked }: Provision): OwedPart[] {
  const less = (parts: readonly OwedPart[]) => parts.map((part) => ({ ...part, paise: -part.paise }))
  return owedParts([...owed, ...less(before), ...less(booked)])
}

export function owedTotal(parts: readonly OwedPart[]): Paise {
  return sum(parts.map(({ paise }) => paise))
}

/** What of a provision is owed by one legal entity; null for the organisation itself. */
export function provisionOf<P extends Provision>(provision: P, entity: string | null): P {
  const own = (parts: readonly OwedPart[]) => parts.filter((part) => (part.entity ?? null) === entity)
  const { owed, before, booked } = provision
  return { ...provision, owed: own(owed), before: own(before), booked: own(booked) }
}

/** The provisions of a month for the books: an expense that each department, or each place, bears, and what is owed for it. */
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
