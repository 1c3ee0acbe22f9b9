import { expect, test } from 'vitest'
import { pinPlace } from './pin-place.ts'
import { states } from './states.ts'

test.each([
  ['560001', 'IN-KA', 'Bengaluru'],
  ['110001', 'IN-DL', 'New Delhi'],
  ['403001', 'IN-GA', null],
  ['834001', 'IN-JH', null],
  ['500 081', 'IN-TS', 'Hyderabad'],
  ['744101', 'IN-AN', null],
  ['194101', 'IN-LA', null],
  ['160017', 'IN-CH', null],
  ['682016', 'IN-KL', 'Kochi'],
])('%s is in %s', (pin, state, city) => expect(pinPlace(pin)).toEqual({ state, city }))

test.each(['56000', '5600011', '012345', '605001', '160062', '682555', 'abc', '', '990001'])(
  '%s tells no state',
  (pin) => expect(pinPlace(pin)).toBeNull(),
)

test('every prefix names a state from the list', () => {
  const known = new Set(states.map(({ value }) => value))
  for (let first = 100; first <= 999; first += 1) {
    const place = pinPlace(`${first}001`)
    if (place !== null) expect([first, known.has(place.state)]).toEqual([first, true])
  }
})
