import { expect, test } from 'vitest'
import { labs, twoEntities } from '../../legal-entity/testing.ts'

const previous = {
  ...{ section: 'previousEmployer', employer: 'Globex', tan: null, from: '2026-04', to: '2026-06' },
  ...{ incomePaise: 30_000_000, tdsPaise: 0, professionalTaxPaise: 0, pfPaise: 0 },
} as const

test('a legal entity of the organisation is no previous employer to declare, by TAN or by name', async () => {
  const { priya } = await twoEntities()
  const declare = (details: object) => ({
    body: { financialYear: '2026-27', details: { ...previous, ...details } as never },
  })
  for (const details of [{ tan: labs.tan }, { employer: 'acme labs private limited ' }, { employer: 'Labs' }])
    expect((await priya.refused('POST /api/v1/employee/self-tax-item', declare(details))).errors).toEqual([
      {
        path: 'body.details.employer',
        message: 'Labs belongs to your organisation: its salary and TDS are included without a declaration.',
      },
    ])
  await priya.call('POST /api/v1/employee/self-tax-item', declare({ tan: 'DELG12345C' }))
})
