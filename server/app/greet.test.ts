import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/server.ts'
import { greet } from './greet.ts'

async function told(): Promise<string> {
  const lines: string[] = []
  await greet((await testServer()).app, (line) => lines.push(line))
  return lines.join('\n')
}

describe('whoever starts the product', () => {
  it('is told where it is and where its mails are', async () => {
    expect(await told()).toContain('Muster is at http://127.0.0.1:3000')
    expect(await told()).toContain('http://127.0.0.1:3000/dev/mailbox')
  })

  it('is told the demo sign-ins only when there is a demo company', async () => {
    expect(await told()).not.toContain('muster-demo')
    const { app } = await testServer()
    await app.database.globally((tx) =>
      tx.query({
        name: '',
        text: `insert into sign_in_directory (email, organisation_id, account_id)
          values ('admin@demo.muster.test', gen_random_uuid(), gen_random_uuid())`,
        values: [],
      }),
    )
    expect(await told()).toMatch(/password muster-demo:[^]*hr@demo\.muster\.test/)
  })
})
