import { expect, test } from 'vitest'
import { requestTypeNames, requestTypes } from '@muster/contract/request-types.ts'
import { screens } from './screens.ts'

test.each(requestTypeNames)('%s is decided and listed at the paths of the contract', (name) => {
  const { inbox, own } = requestTypes[name]
  expect(screens.filter((screen) => screen.inbox === name).map(({ path }) => path)).toEqual([inbox])
  expect(screens.map(({ path }) => path)).toContain(own)
})
