import type { CloseItem } from '@muster/contract/payroll/pay-run/month-close.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay, monthOf } from '@muster/engine/day.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { pendingClaims } from '../../approvals/index.ts'
import { punchesBetween } from '../../attendance/index.ts'
import { heldBefore, holdsOfRun } from '../hold/hold.queries.ts'
import type { RunRow } from '../pay-run/pay-run.queries.ts'
import { leaversWithoutSettlement } from '../preflight/leavers.queries.ts'
import { missingPunches, undecidedRequests } from '../preflight/open.ts'
import { peopleBetween, type MonthPerson } from './month-close.queries.ts'

/** An employee within an item; `isOpen`: something needs doing before the month is closed. */
export interface ItemPerson {
  employee: Id
  name: string
  code: string
  detail: Sentence
  isOpen: boolean
}

export interface MonthFacts {
  month: Month
  /** Whether attendance is kept at all: someone punched in the month. */
  isRecorded: boolean
  people: readonly MonthPerson[]
  ofDays: Record<OfDays, readonly { employee: Id; detail: { words: Sentence } }[]>
  settlements: Awaited<ReturnType<typeof leaversWithoutSettlement>>
  held: Awaited<ReturnType<typeof heldBefore>>
  onHold: Awaited<ReturnType<typeof holdsOfRun>>
}

/** Everything except the comparison of inputs. The number of statements does not grow with the number of employees. */
export async function monthFacts(tx: Tx, month: Month, run: Pick<RunRow, '_id'> | null): Promise<MonthFacts> {
  return {
    month,
    isRecorded: (await punchesBetween(tx, { from: firstDay(month), to: lastDay(month) }))?.any === true,
    people: await peopleBetween(tx, { first: firstDay(month), last: lastDay(month) }),
    ofDays: {
      missingPunches: await missingPunches(tx, month),
      pendingRequests: await undecidedRequests(tx, month),
      pendingClaims: (await pendingClaims(tx, { month })).map(({ employee, title, amountPaise }) => {
        const words = amountPaise === null ? title : say`${title}, ${{ paise: amountPaise }}`
        return { employee, detail: { words } }
      }),
    },
    settlements: await leaversWithoutSettlement(tx, month),
    held: await heldBefore(tx, { before: month }),
    onHold: run === null ? [] : (await holdsOfRun(tx, { run: run._id })).filter(({ isOnHold }) => isOnHold),
  }
}

export function itemPeople(facts: MonthFacts, item: Exclude<CloseItem, 'changed'>): ItemPerson[] {
  return finders[item](facts)
}

const finders: Record<Exclude<CloseItem, 'changed'>, (facts: MonthFacts) => ItemPerson[]> = {
  missingPunches: (facts) => ofDays(facts, 'missingPunches'),
  pendingRequests: (facts) => ofDays(facts, 'pendingRequests'),
  pendingClaims: (facts) => ofDays(facts, 'pendingClaims'),
  joiners: ({ people, month }) => people.filter(({ joinedOn }) => monthOf(joinedOn) === month).map(joiner),
  leavers: ({ people, month }) =>
    people.flatMap(({ employee, name, code, leftOn }) =>
      leftOn === null || monthOf(leftOn) !== month
        ? []
        : [{ employee, name, code, detail: say`Last working day ${{ day: leftOn }}`, isOpen: false }],
    ),
  settlements: ({ settlements }) =>
    settlements.map(({ person: { employee, name, code }, detail }) => ({ employee, name, code, detail, isOpen: true })),
  unpaid,
}

type OfDays = 'missingPunches' | 'pendingRequests' | 'pendingClaims'

function ofDays({ people, ofDays }: MonthFacts, item: OfDays): ItemPerson[] {
  const open = Map.groupBy(ofDays[item], ({ employee }) => employee)
  return people.flatMap(({ employee, name, code }) =>
    (open.get(employee) ?? []).map(({ detail }) => ({ employee, name, code, detail: detail.words, isOpen: true })),
  )
}

function joiner({ employee, name, code, joinedOn, hasSalary, hasBank }: MonthPerson): ItemPerson {
  const day = { day: joinedOn }
  const detail =
    hasSalary && hasBank
      ? say`Joined on ${day}`
      : hasSalary
        ? say`Joined on ${day}, no bank account`
        : hasBank
          ? say`Joined on ${day}, no salary`
          : say`Joined on ${day}, no salary, no bank account`
  return { employee, name, code, detail, isOpen: !hasSalary || !hasBank }
}

/** Employees owed pay that the run will not pay. */
function unpaid({ people, held, onHold, month }: MonthFacts): ItemPerson[] {
  const reasons = new Map(onHold.map(({ employee, reason }) => [employee, reason]))
  const ofMonth = people.flatMap(({ employee, name, code, isInactive, leftOn, hasSalary }) => {
    const reason = reasons.get(employee)
    const detail =
      isInactive && leftOn === null
        ? say`Inactive, without a last working day`
        : !hasSalary
          ? say`No salary is set`
          : reason === undefined
            ? null
            : say`On hold for ${{ month }}: ${reason}`
    return detail === null ? [] : [{ employee, name, code, detail, isOpen: true }]
  })
  const earlier = held.map(({ month: of, netPaise, employee, name, code }) => {
    return { employee, name, code, detail: say`${{ paise: netPaise }} for ${{ month: of }} is on hold`, isOpen: true }
  })
  return [...ofMonth, ...earlier]
}
