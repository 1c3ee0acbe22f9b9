import { startingSettings } from '@muster/contract/payroll/statutory-sections.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import type { CallAs } from './calls.ts'

const key = 'POST /api/v1/user/statutory-settings'
const note = 'As the certificates say'

/** HR enters the company's registrations; everything else stays as it starts. */
export async function registerCompany(callAs: CallAs, hr: Id, from: Month): Promise<void> {
  const { pf, esi, pt, tds } = startingSettings
  const value = { ...pf, establishmentNumber: 'BGBNG0041234000' }
  await callAs(hr, key, { body: { section: 'pf', from, note, value } })
  const code = { ...esi, employerCode: '53000412340001099' }
  await callAs(hr, key, { body: { section: 'esi', from, note, value: code } })
  const deductor = {
    ...tds,
    tan: 'BLRS12345C',
    signatoryName: 'Deepa Saxena',
    signatoryFatherName: 'Mohan Saxena',
    signatoryDesignation: 'Head of People',
    circleAddress: 'CIT (TDS), HMT Bhavan, Bellary Road, Bengaluru 560032',
  }
  await callAs(hr, key, { body: { section: 'tds', from, note, value: deductor } })
  for (const state of ['IN-KA', 'IN-MH', 'IN-TN']) {
    const letters = state.slice(3)
    const numbers = { enrolmentNumber: `${letters}PTE1204567`, registrationNumber: `${letters}PTR1204568` }
    await callAs(hr, key, {
      body: { section: 'pt', from, note, state, locationId: null, value: { ...pt, ...numbers } },
    })
  }
}
