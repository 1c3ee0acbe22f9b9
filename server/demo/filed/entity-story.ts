import type { Id, Month } from '@muster/contract/values.ts'
import { addDays, firstDay } from '@muster/engine/day.ts'
import type { CallAs } from '../calls.ts'
import { places } from '../names.ts'
import type { DemoPerson } from '../people.ts'
import type { PayEvent } from '../year-story.ts'

interface Company {
  callAs: CallAs
  hr: Id
  /** The people it employs. */
  people: readonly DemoPerson[]
}

const states = [...new Set(places.map(({ state }) => state))]

const tooling = {
  name: 'Tooling',
  legalName: 'Sahyadri Tooling Private Limited',
  pan: 'AAECS4321K',
  tan: 'BLRS54321D',
  establishmentNumber: 'BGBNG0051234000',
  employerCode: '53000512340001099',
  address: { line1: '18 Peenya Industrial Area', line2: '', city: 'Bengaluru', state: 'IN-KA', pinCode: '560058' },
  registrations: states.map((state) => {
    return { state, pt: `${state.slice(3)}PTR3301275`, lwf: `${state.slice(3)}LWF33127` }
  }),
  responsible: {
    name: 'Deepa Shetty',
    fatherName: 'Mohan Shetty',
    designation: 'Head of People',
    circleAddress: 'CIT (TDS), HMT Bhavan, Bellary Road, Bengaluru 560032',
  },
}
const account = { accountNumber: '916020045512678', accountNumberAgain: '916020045512678', ifsc: 'UTIB0000114' }

/** The tool room becomes a separate company, which pays its people from a month on. */
export function entityEvents({ callAs, hr, people }: Company, from: Month): PayEvent[] {
  const act = async () => {
    const { _id: entityId } = (await callAs(hr, 'POST /api/v1/user/legal-entity', { body: tooling }))!
    const bank = { holderName: tooling.legalName, bankName: 'Axis Bank', ...account }
    await callAs(hr, 'PUT /api/v1/user/legal-entity/{id}/bank', { params: { id: entityId }, body: bank })
    const employees = people.map(({ employee }) => employee)
    await callAs(hr, 'PUT /api/v1/user/legal-entity-people', { body: { employees, entityId, from } })
  }
  return [{ on: addDays(firstDay(from), 1), act }]
}
