import { expect, it } from 'vitest'
import { createSecrets } from '../../secrets/secrets.ts'
import { renamed, renaming } from './renamed.ts'

const [from, to] = ['01890a5d-ac96-774b-bcce-b302099a8057', '019abcde-ac96-774b-bcce-b302099a8057']
const secrets = createSecrets('a secret of one company, long enough')

it('an id is replaced everywhere, even where a row is split between pieces, and nothing else is changed', async () => {
  const text = `${from}\tPriya’s room\t{"key":"${from}/photo/x.webp"}\n\\N\tno id\n${from}\tlast`
  const bytes = Buffer.from(text)
  for (const size of [1, 7, 40, 1000]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    )
    const all = await Array.fromAsync(renamed(toAsync(pieces), renaming(secrets, from, to)))
    expect(Buffer.concat(all).toString()).toBe(text.replaceAll(from, to))
  }
})

it('it is replaced in sealed values as well; those without it stay as they were sealed', () => {
  const rename = renaming(secrets, from, to)
  const change = secrets.seal('pending_change.payload', `{"file":"${from}/document/x.pdf"}`)
  const account = secrets.seal('employee_bank.account', '50100001234')
  const [changed, same] = rename(`${change}\t${account}`).split('\t')
  expect(secrets.open('pending_change.payload', changed!)).toBe(`{"file":"${to}/document/x.pdf"}`)
  expect(same).toBe(account)
})

async function* toAsync(pieces: Buffer[]): AsyncGenerator<Buffer> {
  yield* pieces
}
