import type { z } from 'zod'
import type { QuickAdd } from '@muster/contract/setup/quick-add.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { attempt } from '../../platform/database/attempt.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { conflict, invalid, Problem, refused, type FieldFault } from '../../platform/problem.ts'
import { addPeople } from '../employees/index.ts'
import { dryPayslips, giveSalary, isSettingUp, startingTemplate } from '../payroll/index.ts'

type Input = z.output<typeof QuickAdd>

export async function quickAdd(tx: Tx, app: App, actor: Actor, input: Input): Promise<{ added: number }> {
  return { added: (await addWithSalaries(tx, app, actor, input)).length }
}

/** Adds them, calculates the month, and rolls everything back. */
export async function rehearse(tx: Tx, app: App, actor: Actor, input: Input) {
  return attempt(
    tx,
    async (part) => dryPayslips(part, await addWithSalaries(part, app, actor, { ...input, isInvited: false })),
    { keep: false },
  )
}

/** Returns the resulting records, the actor's own first. */
async function addWithSalaries(tx: Tx, app: App, actor: Actor, input: Input): Promise<Id[]> {
  if (!(await isSettingUp(tx)))
    throw conflict(say`A pay run is approved already. Add employees and salaries on their own pages.`)
  const template = await startingTemplate(tx)
  if (!template) throw refused(say`Add a salary template first.`)
  const { myself, people, joinedOn } = input
  const added = await addPeople(tx, app, actor, { ...input, isMyself: myself !== null })
  const self = { ...actor, employee: added.myself }
  const salaries = [
    ...(added.myself !== null && typeof myself?.annualCtcPaise === 'number'
      ? [{ employee: added.myself, paise: myself.annualCtcPaise, path: 'body.myself' }]
      : []),
    ...added.people.map((employee, index) => ({
      ...{ employee, paise: people[index]!.annualCtcPaise, path: `body.people.${index}` },
    })),
  ]
  const faults: FieldFault[] = []
  for (const { employee, paise, path } of salaries) {
    const salary = { templateId: template, annualCtcPaise: paise, startsOn: joinedOn }
    try {
      await giveSalary(tx, self, employee, salary)
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 400) throw error
      faults.push({ path: `${path}.annualCtcPaise`, message: error.errors?.[0]?.message ?? error.said })
    }
  }
  if (faults.length > 0) throw invalid(faults)
  return [...(added.myself === null ? [] : [added.myself]), ...added.people]
}
