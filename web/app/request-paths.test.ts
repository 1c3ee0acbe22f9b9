import { expect, test } from 'vitest'
import { requestTypes } from '@muster/contract/request-types.ts'
import { screens } from './screens.ts'

test.each(Object.values(requestTypes))('where $noun is decided and where one’s own are listed are screens', (type) => {
  expect(screens.map((screen) => screen.path)).toEqual(expect.arrayContaining([type.inbox, type.own]))
})
