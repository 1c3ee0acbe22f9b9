import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, addMonths, financialYear, firstDay, type Month } from '@muster/engine/day.ts'
import type { CallAs } from './calls.ts'
import type { PayCast } from './pay-cast.ts'
import type { DemoPerson } from './people.ts'
import { declare, declareEarlierPay, prove } from './proof-story.ts'

/** An event in the company's pay on a day, after nine in the morning. */
export interface PayEvent {
  on: Day
  act(): Promise<unknown>
}

interface Company {
  callAs: CallAs
  cast: PayCast
  hr: Id
  /** Declarations for the current year, some proved and some not. */
  declareNow: (financialYear: string) => Promise<void>
}

/** The events in pay from the first April of the story on, in order. */
export function payEvents({ callAs, cast, hr, declareNow }: Company, from: Month): PayEvent[] {
  const { joiner, leaver, raised, borrower, rewarded } = cast
  const nth = (months: number) => addMonths(from, months)
  const on = (months: number, day: number): Day => addDays(firstDay(nth(months)), day - 1)
  const input = (
    person: DemoPerson,
    body: { name: string; amountPaise: number; reason: string; months: [Month, Month] },
  ) => {
    const { months, ...rest } = body
    const type = body.name === 'Salary advance' ? ('deduction' as const) : ('earning' as const)
    const sent = { ...rest, employeeId: person.employee, type, fromMonth: months[0], toMonth: months[1] }
    return callAs(hr, 'POST /api/v1/user/pay-input', { body: sent })
  }
  return [
    { on: on(0, 8), act: () => declare(callAs, cast, nth(0)) },
    {
      on: on(3, 10),
      act: () =>
        input(borrower, {
          ...{ name: 'Salary advance', amountPaise: 4000_00, reason: 'An advance of ₹40,000 in ten parts' },
          months: [nth(4), nth(13)],
        }),
    },
    { on: on(5, 18), act: () => declareEarlierPay(callAs, cast, nth(5)) },
    {
      on: on(6, 12),
      act: async () => {
        for (const [index, person] of rewarded.entries())
          await input(person, {
            ...{ name: 'Performance bonus', amountPaise: (30_000 + 10_000 * index) * 100, reason: "The year's review" },
            months: [nth(6), nth(6)],
          })
      },
    },
    { on: on(7, 6), act: () => raise(callAs, hr, raised, on(5, 1)) },
    { on: on(9, 9), act: () => prove(callAs, cast, nth(9), hr) },
    {
      on: on(9, 21),
      act: () =>
        callAs(hr, 'PUT /api/v1/employee/status/{id}', {
          params: { id: leaver.employee },
          body: { status: 'inactive', inactiveDate: on(9, 20), reason: 'Moves to another city' },
        }),
    },
    { on: on(12, 7), act: () => declareNow(financialYear(nth(12))) },
    { on: on(12, 9), act: () => raise(callAs, hr, joiner, on(12, 1)) },
  ]
}

/** Ten per cent more, from a day on. */
async function raise(callAs: CallAs, hr: Id, { employee, annualCtcPaise }: DemoPerson, startsOn: Day): Promise<void> {
  const templates = await callAs(hr, 'GET /api/v1/user/salary-template', {})
  const templateId = (templates as unknown as { _id: Id }[])[0]!._id
  const body = { employeeId: employee, templateId, annualCtcPaise: annualCtcPaise + annualCtcPaise / 10, startsOn }
  await callAs(hr, 'POST /api/v1/employee/salary', { body })
}
