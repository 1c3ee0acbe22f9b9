import type { BodySent } from '@muster/contract/routes.ts'
import type { taxDeclarationRoutes } from '@muster/contract/payroll/tax/tax-declaration.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { rupees } from '@muster/engine/money.ts'
import { insertProof } from '../features/payroll/tax/declaration/tax-proof.queries.ts'
import { newId } from '../platform/id.ts'
import type { CallAs } from './calls.ts'
import type { Filling } from './filling.ts'
import type { DemoPerson } from './people.ts'

type Details = BodySent<(typeof taxDeclarationRoutes)['POST /api/v1/employee/self-tax-item']>['details']

interface Story {
  organisation: Id
  financialYear: string
  people: readonly DemoPerson[]
  /** Decides the proofs. */
  hr: Id
}

/** The highest paid declare for their income tax, every second one in the old regime; some proofs are decided, some pending. */
export async function declareTaxes(filling: Filling, callAs: CallAs, story: Story): Promise<void> {
  const { financialYear, people, hr } = story
  const declaring = people
    .filter(({ account }) => account !== hr)
    .toSorted((a, b) => b.annualCtcPaise - a.annualCtcPaise || (a.code < b.code ? -1 : 1))
    .slice(0, 16)
  for (const [index, person] of declaring.entries()) {
    const regime = index % 2 === 0 ? ('old' as const) : ('new' as const)
    await callAs(person.account, 'PUT /api/v1/employee/self-tax-regime', { body: { financialYear, regime } })
    if (regime === 'old') await declare(filling, callAs, story, person, index / 2)
  }
}

async function declare(
  filling: Filling,
  callAs: CallAs,
  story: Story,
  person: DemoPerson,
  turn: number,
): Promise<void> {
  const { financialYear, hr } = story
  const items: Id[] = []
  for (const details of claims(financialYear, turn)) {
    const item = await callAs(person.account, 'POST /api/v1/employee/self-tax-item', {
      body: { financialYear, details },
    })
    if (!item) throw new Error(`${person.code} could not declare ${details.section}.`)
    items.push(item._id)
  }
  // Everyone's last item is still without a proof.
  const proved = items.slice(0, -1)
  for (const item of proved) await prove(filling, story.organisation, person, item)
  await callAs(person.account, 'PUT /api/v1/employee/self-tax-submit', { body: { financialYear } })
  const [first, second] = proved
  const decide = (id: Id, body: { action: 'accept' } | { action: 'reject'; reason: string }) =>
    callAs(hr, 'PUT /api/v1/user/tax-item-decision/{id}', { params: { id }, body })
  if (first !== undefined && turn % 3 !== 2) await decide(first, { action: 'accept' })
  if (second !== undefined && turn % 3 === 1)
    await decide(second, { action: 'reject', reason: 'The receipt is of the year before.' })
}

/** A person's declaration: larger or smaller, by turn. */
function claims(financialYear: string, turn: number): Details[] {
  const start = Number(financialYear.slice(0, 4))
  const all: Details[] = [
    { section: '80C', kind: 'ppf', amountPaise: rupees(60_000 + 10_000 * (turn % 4)) },
    { section: '80C', kind: 'lifeInsurance', note: 'Term policy', amountPaise: rupees(24_000) },
    {
      section: 'rent',
      from: `${start}-04`,
      to: `${start + 1}-03`,
      monthlyRentPaise: rupees(18_000 + 2_000 * (turn % 3)),
      city: 'bengaluru',
      landlordName: 'Lakshmi Hegde',
      landlordAddress: '14 Temple Street, Bengaluru',
      landlordPan: 'ABCPH4321K',
    },
    { section: '80D', whose: 'selfFamily', premiumPaise: rupees(18_500), preventivePaise: rupees(3_000) },
    { section: '80CCD1B', amountPaise: rupees(50_000) },
  ]
  return all.slice(0, 3 + (turn % 3))
}

/** A page with one word. */
export const paper = Buffer.from(`%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R
  /Resources <</Font <</F1 <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> >> >> >> endobj
4 0 obj <</Length 40>> stream
BT /F1 18 Tf 40 100 Td (Receipt) Tj ET
endstream endobj
trailer <</Root 1 0 R>>
%%EOF`)

async function prove({ app, within }: Filling, organisation: Id, person: DemoPerson, item: Id): Promise<void> {
  const key = await app.files.keep(organisation, 'document', paper, 'pdf')
  await within(organisation)((tx) =>
    insertProof(tx, {
      ...{ id: newId(), item, key, name: 'Receipt.pdf', bytes: paper.length },
      ...{ employee: person.employee, account: person.account, now: tx.now },
    }),
  )
}
