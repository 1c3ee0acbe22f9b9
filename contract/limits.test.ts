import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from './all-routes.ts'
import { limitFaults } from './limits.testing.ts'
import type { Route } from './routes.ts'
import { ending, text } from './values.ts'

const faultsOf = (schema: z.ZodType) => limitFaults(schema, 'body').map((fault) => fault.replace(/^body /, ''))

describe('what a call takes', () => {
  it('has a length limit for every text and every list, which ends the check before slower rules', () => {
    const faults = (Object.entries(allRoutes) as [string, Route][]).flatMap(([key, route]) =>
      (['params', 'query', 'body'] as const).flatMap((part) =>
        route[part] ? limitFaults(route[part], `${key} ${part}`) : [],
      ),
    )
    expect(faults).toEqual([])
  })

  it('is refused by this test without a limit', () => {
    expect(faultsOf(z.string())).toEqual(['has no length limit'])
    expect(faultsOf(z.object({ names: z.array(text('a name', 9)) }))).toEqual([
      expect.stringContaining('takes a list without a limit'),
    ])
    expect(faultsOf(z.string().transform((value) => value.replaceAll(' ', '')))).toEqual(['has no length limit'])
    expect(faultsOf(z.string().regex(/^[a-z]+$/))).toEqual(['has no length limit'])
    expect(faultsOf(z.string().regex(/^[a-z]{3}$/))).toEqual([])
  })

  it('is refused by this test if a rule reads what is too long', () => {
    const isFine = (value: string) => value !== ''
    expect(faultsOf(z.string().max(9).refine(isFine))).toEqual(['goes on after its length limit'])
    expect(faultsOf(z.string().refine(isFine).max(9, ending('Too long')))).toEqual([
      'has a rule before its length limit',
    ])
    expect(faultsOf(z.string().max(9, ending('Too long')).refine(isFine))).toEqual([])
    expect(
      faultsOf(
        z
          .array(z.int())
          .max(9)
          .refine((all) => all.length === new Set(all).size),
      ),
    ).toEqual(['goes on after its length limit'])
  })
})
