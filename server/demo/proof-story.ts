import { financialYear, type Month } from '@muster/engine/day.ts'
import type { BodySent } from '@muster/contract/routes.ts'
import type { AllRoutes } from '@muster/contract/all-routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { CallAs } from './calls.ts'
import type { PayCast } from './pay-cast.ts'
import type { DemoPerson } from './people.ts'
import { paper } from './tax-story.ts'

type Details = BodySent<AllRoutes['POST /api/v1/employee/self-tax-item']>['details']

/** In April: some choose the old regime and declare their planned savings. */
export async function declare(callAs: CallAs, { old }: PayCast, month: Month): Promise<void> {
  const year = financialYear(month)
  for (const [index, { account }] of old.entries()) {
    await callAs(account, 'PUT /api/v1/employee/self-tax-regime', { body: { financialYear: year, regime: 'old' } })
    for (const details of declared(year, index))
      await callAs(account, 'POST /api/v1/employee/self-tax-item', { body: { financialYear: year, details } })
  }
}

/** In the month of joining: the previous employer's pay. */
export async function declareEarlierPay(callAs: CallAs, { joiner }: PayCast, month: Month): Promise<void> {
  const year = financialYear(month)
  const details: Details = {
    ...{ section: 'previousEmployer', employer: 'Godavari Textiles', from: `${year.slice(0, 4)}-04` },
    ...{ to: `${year.slice(0, 4)}-08`, incomePaise: 540_000_00, tdsPaise: 18_500_00 },
    ...{ professionalTaxPaise: 1000_00, pfPaise: 9000_00 },
  }
  await callAs(joiner.account, 'POST /api/v1/employee/self-tax-item', { body: { financialYear: year, details } })
}

/** In January: everyone submits proofs, and HR decides them. */
export async function prove(callAs: CallAs, { old, joiner }: PayCast, month: Month, hr: Id): Promise<void> {
  for (const person of [...old, joiner]) await proveOwn(callAs, person, financialYear(month), hr)
}

async function proveOwn(callAs: CallAs, { account }: DemoPerson, year: string, hr: Id): Promise<void> {
  const declaration = await callAs(account, 'GET /api/v1/employee/self-tax', { query: { financialYear: year } })
  for (const { _id: id, section, declaredPaise } of declaration?.items ?? []) {
    const proof = [{ name: `${section}.pdf`, mediaType: 'application/pdf', bytes: paper }]
    await callAs(account, 'POST /api/v1/employee/self-tax-proof/{id}', { params: { id }, files: { proof } })
    const isPart = section === '80D'
    await callAs(hr, 'PUT /api/v1/user/tax-item-decision/{id}', {
      params: { id },
      body: {
        action: 'accept',
        ...(isPart ? { acceptedPaise: declaredPaise - 2000_00, reason: 'The receipt is for less' } : {}),
      },
    })
  }
}

/** Each one's declaration: rent and savings, some a home loan or a pension. */
function declared(year: string, index: number): Details[] {
  const [from, to] = [`${year.slice(0, 4)}-04`, `${Number(year.slice(0, 4)) + 1}-03`]
  const rent: Details = {
    ...{ section: 'rent', from, to, monthlyRentPaise: (18_000 + 2_000 * index) * 100 },
    ...{ city: index % 2 === 0 ? 'mumbai' : 'bengaluru', landlordName: 'Suresh Patil' },
    ...{ landlordAddress: '12 Hill Road', landlordPan: 'ABCPP1234F', landlordRelation: '' },
  }
  const house: Details = {
    ...{ section: 'ownHouse', interestPaise: 180_000_00, lender: 'Sahyadri Housing Finance', purpose: 'purchase' },
  }
  return [
    index % 3 === 2 ? house : rent,
    { section: '80C', kind: index % 2 === 0 ? 'ppf' : 'elss', amountPaise: (60_000 + 10_000 * index) * 100 },
    { section: '80D', whose: 'selfFamily', premiumPaise: (16_000 + 1_000 * index) * 100 },
    ...(index % 4 === 1 ? [{ section: '80CCD1B', amountPaise: 50_000_00 } as const] : []),
  ]
}
