import { startingSection, startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import type { CallAs } from './calls.ts'
import { places } from './names.ts'

const key = 'POST /api/v1/user/statutory-settings'
const note = 'As the certificates say'
const states = [...new Set(places.map(({ state }) => state))]
const withoutPt = ['IN-HR']

/** HR enters the company's registrations; everything else keeps its defaults. */
export async function registerCompany(callAs: CallAs, hr: Id, from: Month): Promise<void> {
  const { esi, pt, lwf, tds } = startingSettings
  const establishmentNumber = 'BGBNG0041234000'
  const value = { ...startingSection('pf', from), establishmentNumber }
  await callAs(hr, key, { body: { section: 'pf', from, note, value } })
  const code = { ...esi, employerCode: '53000412340001099' }
  await callAs(hr, key, { body: { section: 'esi', from, note, value: code } })
  const deductor = {
    ...tds,
    tan: 'BLRS12345C',
    signatoryName: 'Deepa Shetty',
    signatoryFatherName: 'Mohan Shetty',
    signatoryDesignation: 'Head of People',
    circleAddress: 'CIT (TDS), HMT Bhavan, Bellary Road, Bengaluru 560032',
  }
  await callAs(hr, key, { body: { section: 'tds', from, note, value: deductor } })
  for (const state of states) {
    const letters = state.slice(3)
    const numbers = { enrolmentNumber: `${letters}PTE1204567`, registrationNumber: `${letters}PTR1204568` }
    const fund = { ...lwf, registrationNumber: `${letters}LWF20456` }
    await callAs(hr, key, { body: { section: 'lwf', from, note, state, value: fund } })
    if (!withoutPt.includes(state))
      await callAs(hr, key, {
        body: { section: 'pt', from, note, state, locationId: null, value: { ...pt, ...numbers } },
      })
  }
}
