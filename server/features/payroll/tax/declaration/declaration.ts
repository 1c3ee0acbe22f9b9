import type { z } from 'zod'
import type { TaxDeclaration } from '@muster/contract/payroll/tax/tax-declaration.ts'
import type { Id } from '@muster/contract/values.ts'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { translate } from '../../../../platform/language/translate.ts'
import { organisationBook } from '../../statutory/index.ts'
import { formsOf, groupsOf } from './groups.ts'
import { openPans } from './pans.ts'
import { personIn, whyFixed } from '../person.ts'
import { itemsOf } from './tax-item.queries.ts'
import { taxYear } from '../tax-year.ts'

/** An employee's declaration of a year, whole. */
export async function declaration(
  { secrets }: App,
  tx: Tx,
  employee: Id,
  financialYear: string | undefined,
  language: string,
): Promise<z.output<typeof TaxDeclaration>> {
  const year = await taxYear(tx, financialYear)
  const person = await personIn(tx, employee, year)
  const book = await organisationBook(tx)
  const fixed = whyFixed(person, year)
  const items = await itemsOf(tx, { employee, year: year.financialYear })
  return {
    financialYear: year.financialYear,
    employee: { _id: person._id, name: person.name, code: person.code },
    regime: {
      value: person.regime ?? 'new',
      isChosen: person.regime !== null,
      chosenBy: person.chosenBy,
      chosenAt: person.chosenAt,
      fixed: fixed && translate(fixed, language),
    },
    proofCutOff: year.proofCutOff,
    lastDay: year.lastDay,
    isLocked: year.isLocked,
    proofsOnly: year.proofsOnly,
    ...formsOf(book, year),
    groups: groupsOf(book, year).map(({ name, ...group }) => ({ ...group, name: translate(name, language) })),
    items: items.map((item) => ({ ...item, details: openPans(secrets, item.details) })),
  }
}
