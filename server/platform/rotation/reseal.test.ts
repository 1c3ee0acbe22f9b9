import { expect, it } from 'vitest'
import { testSecret } from '../../testing/global-setup.ts'
import { withOneOfEverything } from '../../testing/one-of-everything/one-of-everything.ts'
import { keyRingText } from '../secrets/key-ring.ts'
import { createSecrets } from '../secrets/secrets.ts'
import { openSealed, reseal } from './reseal.ts'

const older = createSecrets(testSecret)
const newer = `the newer secret ${'n'.repeat(20)}`
const both = createSecrets(
  keyRingText(
    new Map([
      [1, testSecret],
      [2, newer],
    ]),
  ),
)
const newestAlone = createSecrets(keyRingText(new Map([[2, newer]])))

/** On a cluster too, where `app/rotate-secret.test.ts` is excluded. */
it('seals everything of every organisation anew, and nothing twice', async () => {
  const [acme, globex] = [await withOneOfEverything('Acme'), await withOneOfEverything('Globex')]
  const sealed = (secrets: typeof older) =>
    Promise.all([acme, globex].map((company) => company.within((tx) => openSealed(tx, secrets))))
  const before = await sealed(older)
  for (const { opened, foreign } of before) expect([opened > 1, foreign]).toEqual([true, 0])

  const { database } = acme.app
  const { resealed, foreign } = await reseal({ database, secrets: both })
  expect([resealed, foreign.size]).toEqual([before.reduce((sum, { opened }) => sum + opened, 0), 0])
  expect(await sealed(newestAlone)).toEqual(before)
  expect((await reseal({ database, secrets: both })).resealed).toBe(0)
})
