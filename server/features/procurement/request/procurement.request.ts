import type { z } from 'zod'
import type { ProcurementDetails, ProcurementDraft } from '@muster/contract/procurement/procurement.ts'
import type { Id } from '@muster/contract/values.ts'
import { financialYear } from '@muster/engine/day.ts'
import { checkProcurement, cheapestTotal, quoteTotal } from '@muster/engine/procurement/check-procurement.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { invalid } from '../../../platform/problem.ts'
import type { RequestType } from '../../approvals/index.ts'
import { assetsOfRequest, ordersOf } from '../line/line.queries.ts'
import { itemsOf } from '../line/items.ts'
import { buyer, departmentApproved, sameItems } from './procurement.queries.ts'

type Draft = z.output<typeof ProcurementDraft>
type Details = z.output<typeof ProcurementDetails>

/** The type's own fields of an item. */
export interface ItemParticulars {
  vendor: string
  link: string
}

/** Things the company buys: vendors are paid, so nothing is owed to the requester. */
export const procurementRequest: RequestType<Draft, Record<string, never>, Details> = {
  name: 'procurement',

  async check(tx, requester, draft, files) {
    const person = await knownBuyer(tx, requester)
    const problems = checkProcurement({ ...draft, today: localDay(tx.now, person.zone) })
    const missing = draft.quotes.flatMap(({ file }, at) =>
      file === null || file <= files.length
        ? []
        : [{ path: `quotes.${at}.file`, message: say`Attach the file that this quote names` }],
    )
    const all = [...problems, ...missing]
    if (all.length > 0) throw invalid(all.map(({ path, message }) => ({ path: `body.${path}`, message })))
    const { lines, quotes, reason } = draft
    const days = lines.map(({ neededBy }) => neededBy).toSorted()
    return {
      title: titleOf(lines),
      quantity: say`${plural(
        lines.reduce((sum, { quantity }) => sum + quantity, 0),
        { one: '# item', other: '# items' },
      )}`,
      reason,
      startsOn: days[0] ?? null,
      endsOn: days.at(-1) ?? null,
      lines: lines.map(({ name, category, quantity, unitPaise, neededBy, vendor, link }) => ({
        ...{ day: neededBy, words: name, quantity: quantity * 1000, unit: unitPaise, total: quantity * unitPaise },
        ...(category === '' ? {} : { category }),
        particulars: { vendor, link } satisfies ItemParticulars,
      })),
      quotes: quotes.flatMap(({ file }) => file ?? []),
      facts: {},
    }
  },

  submitted: async () => {},
  // Vendors are paid, not through pay: nothing is owed to the requester.
  approved: async () => {},
  undone: async () => {},

  mayWithdraw: (_tx, { stage, number }) =>
    stage === null ? null : say`${number} has been ordered and can no longer be cancelled.`,

  async details(tx, request, language) {
    const { _id, requester, draft } = request
    const [items, orders, assets, warnings, department] = await Promise.all([
      itemsOf(tx, _id),
      ordersOf(tx, { request: _id }),
      assetsOfRequest(tx, { request: _id }),
      warningsOf(tx, requester, draft.lines, _id),
      departmentOf(tx, requester, _id),
    ])
    return {
      deliverTo: draft.deliverTo,
      items,
      quotes: comparedQuotes(draft),
      chosenReason: draft.chosenReason,
      warnings: warnings.map((warning) => translate(warning, language)),
      ...{ department, orders, assets },
    }
  },
}

/** "Laptop", and what else there is. */
function titleOf([first, ...others]: Draft['lines']): Sentence {
  const name = first?.name ?? ''
  return others.length === 0
    ? say`${name}`
    : say`${name} and ${plural(others.length, { one: '# other item', other: '# other items' })}`
}

export function comparedQuotes({ quotes, lines, chosenQuote }: Pick<Draft, 'quotes' | 'lines' | 'chosenQuote'>) {
  const totals = quotes.map((quote) => quoteTotal(quote, lines))
  const least = cheapestTotal(totals)
  return quotes.map(({ vendor, pricing, unitPaise, file }, at) => ({
    ...{ vendor, file, totalPaise: totals[at]!, isCheapest: least !== null && totals[at] === least },
    unitPaise: pricing === 'items' ? unitPaise : [],
    isChosen: at === chosenQuote,
  }))
}

/** What an approver should know: the same items in other requests of the same person. */
export async function warningsOf(
  tx: Tx,
  employee: Id,
  lines: readonly { name: string }[],
  except: Id | null,
): Promise<Sentence[]> {
  const asked = JSON.stringify(lines.map(({ name }, at) => ({ position: at + 1, name })))
  return (await sameItems(tx, { employee, lines: asked, except })).map(
    ({ position, number }) => say`${lines[position - 1]?.name ?? ''} is in ${number} too`,
  )
}

async function departmentOf(tx: Tx, employee: Id, except: Id): Promise<Details['department']> {
  const { departmentId, department, budgetPaise, zone } = await knownBuyer(tx, employee)
  if (departmentId === null || department === null) return null
  const since = `${financialYear(localDay(tx.now, zone)).slice(0, 4)}-04-01`
  const approved = await departmentApproved(tx, { department: departmentId, since, zone, except })
  return { name: department, since, approvedPaise: approved?.approvedPaise ?? 0, budgetPaise }
}

export async function knownBuyer(tx: Tx, employee: Id) {
  const person = await buyer(tx, { employee })
  if (!person) throw new Error(`There is no employee ${employee}.`)
  return person
}
