import { expect, test } from 'vitest'
import { passwordFaults } from './password-rules.ts'

const meera = { name: 'Meera Nair', email: 'm.nair+work@nila.test' }

test.each([
  'password123',
  'P@ssw0rd2026!',
  '@dministrator1',
  'Welcome@2026',
  'qwertyuiop12',
  '1234567890',
  '9876543210',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'letmein!!!!!!',
  'iloveyou2014',
  'Mumbai#2026!',
])('"%s" is easy to guess', (password) => {
  expect(passwordFaults(password, meera)).toEqual(['common'])
})

test.each(['meera sits here', 'the NAIR house 12', 'work 84 rivers'])(
  '"%s" holds the name or the email',
  (password) => {
    expect(passwordFaults(password, meera)).toEqual(['personal'])
  },
)

test.each(['violet teapot 47 harbour', 'Tr4in-to-Mysuru', 'password of a distant shore', 'kq7!vZp2xLm'])(
  '"%s" is good',
  (password) => {
    expect(passwordFaults(password, meera)).toEqual([])
  },
)

test('a short name does not rule out half of all words', () => {
  expect(passwordFaults('violet teapot 47 harbour', { name: 'Vi Te', email: 'ha@x.test' })).toEqual([])
})

test.each(['Acme1998 forever', 'the components 77', 'at Muster I work'])(
  '"%s" holds the company or the product',
  (password) => {
    const ravi = { name: 'Ravi Das', email: 'ravi@acme.test', company: 'Acme Components Private Limited' }
    expect(passwordFaults(password, ravi)).toEqual(['company'])
    expect(passwordFaults('private harbour of 47', ravi)).toEqual([])
  },
)

test.each(['0102199003', '98 45 12 34 56', '01-01-1990-01'])('"%s" is nothing but digits', (password) => {
  expect(passwordFaults(password, meera)).toEqual(['common'])
})

test('a list of extra words applies in full, with a year appended, and doubled', () => {
  const listed = new Set(['zaq12wsxcde3', 'dragonfly'])
  for (const easy of ['zaq12wsxcde3', 'Zaq12wsxcde3!', 'Dragonfly2026', 'dr4g0nfly!!', 'dragonflydragonfly'])
    expect([easy, passwordFaults(easy, meera, listed)]).toEqual([easy, ['common']])
  expect(passwordFaults('dragonfly over 7 ponds', meera, listed)).toEqual([])
})
