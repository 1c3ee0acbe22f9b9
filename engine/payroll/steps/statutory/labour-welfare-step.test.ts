import { expect, test } from 'vitest'
import { amountOf, slipOf } from '../../payslip/anybody.fixture.ts'
import { indianInput, type Worker } from '../../payslip/statutory.fixture.ts'

const fund = (worker: Partial<Worker>) => {
  const slip = slipOf(indianInput({ month: '2026-12', state: 'MH', salary: { BASIC: 30_000 }, ...worker }))
  return [amountOf(slip, 'LWF'), amountOf(slip, 'EMPLOYER_LWF'), slip.facts.lwf]
}

test('the labour welfare fund is taken in its month, from both', () => {
  expect(fund({})).toEqual([25_00, 75_00, { state: 'MH', employeePaise: 25_00, employerPaise: 75_00 }])
  expect(fund({ month: '2026-11' })).toEqual([0, 0, null])
})

test('nothing is deducted if the person is exempt, the workplace is unknown, or there is no fund', () => {
  expect(fund({ statutory: { lwf: { exempt: 'A manager', supervisory: true } } })).toEqual([0, 0, null])
  expect(fund({ statutory: { workplaces: [] } })).toEqual([0, 0, null])
  expect(fund({ statutory: { lwf: null } })).toEqual([0, 0, null])
  expect(fund({ state: 'RJ' })).toEqual([0, 0, null])
})

test("a month before a state's table is paid without its fund", () => {
  expect(fund({ state: 'WB', month: '2023-12' })).toEqual([0, 0, null])
  expect(fund({ state: 'HR', month: '2023-12' })).toEqual([0, 0, null])
})

test("the employer's share explains its calculation", () => {
  const slip = slipOf(indianInput({ month: '2026-12', state: 'MH', salary: { BASIC: 30_000 } }))
  const steps = slip.lines.find(({ code }) => code === 'EMPLOYER_LWF')?.explanation.steps ?? []
  expect(steps.at(-1)).toMatchObject({ amountPaise: 75_00, law: [{ id: 'in.lwf.MH' }] })
})

test('whoever left Maharashtra on 10 June is not on the register of 30 June', () => {
  const left = (leftOn: string) => fund({ month: '2026-06', input: { employment: { joinedOn: '2020-01-01', leftOn } } })
  expect(left('2026-06-10')).toEqual([0, 0, null])
  expect(left('2026-06-30')).toEqual([25_00, 75_00, { state: 'MH', employeePaise: 25_00, employerPaise: 75_00 }])
})
