import type { Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { formNames, sectionName } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../../../platform/actor.ts'
import type { App } from '../../../../platform/app.ts'
import { audit, nowIs } from '../../../../platform/audit/audit.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { notFound } from '../../../../platform/problem.ts'
import type { Bytes } from '../../../../platform/bytes.ts'
import { numbersOfPeople } from '../../../employees/index.ts'
import { addressLine } from '../../../organisation/index.ts'
import { organisationBook } from '../../statutory/index.ts'
import { declaration } from '../declaration/declaration.ts'
import { taxYear } from '../tax-year.ts'
import { claimant } from './claimant.queries.ts'
import { claimsPaper } from './claims-paper.ts'
import { drawClaims } from './draw-claims.ts'

interface Asked {
  employee: Id
  financialYear: string | undefined
  language: string
}

/**
 * An employee's claims for a year on that year's form, as a PDF to sign. It is drawn from the declaration as it is now; downloading
 * someone else's is logged.
 */
export async function claimsForm(app: App, tx: Tx, actor: Actor, asked: Asked): Promise<Bytes> {
  const { employee, language } = asked
  const year = await taxYear(tx, asked.financialYear)
  const declared = await declaration(app, tx, employee, year.financialYear, language)
  const person = await claimant(tx, { employee, month: year.to })
  if (!person) throw notFound(say`The employee was not found.`)
  const isTheirs = isOwn(actor, employee)
  const pan = (await numbersOfPeople(tx, app, [employee])).get(employee)?.pan ?? null
  const book = await organisationBook(tx)
  const day = firstDay(year.from)
  const names = formNames(book, day)
  const form = declared.forms.claims
  const name = `${form} ${year.financialYear} ${person.code}.pdf`
  if (!isTheirs) await audit(tx, actor, 'downloaded', { type: 'employee', id: employee }, { document: nowIs(name) })
  // PANs and addresses of other people are shown only with the permission to read them.
  const mayRead = isTheirs || may(actor, 'employeeIdentityRead')
  const paper = claimsPaper(
    {
      ...{ form, language, declared, madeAt: tx.now },
      ...{ yearName: names.year, financialYear: year.financialYear },
      section: (key) => sectionName(book, day, key),
      person: {
        ...person,
        address: mayRead ? verbatim(addressLine(person.address) || '–') : say`Not shown to you`,
        pan: pan === null ? say`Not known` : verbatim(mayRead ? pan : `•••••• ${pan.slice(-4)}`),
      },
    },
    language,
  )
  return { type: 'application/pdf', name, content: async () => Buffer.from(await drawClaims(paper)) }
}
