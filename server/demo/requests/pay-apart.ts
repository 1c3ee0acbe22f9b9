import type { Id } from '@muster/contract/values.ts'
import { agree } from '../agree-story.ts'
import type { Told } from './story.ts'

/** Decides that it is paid by a separate transfer. */
export async function apart({ callAs, admin }: Told, request: Id): Promise<void> {
  for (const { _id: id, fromMonth } of await payablesOf({ callAs, admin }, request))
    await callAs(admin, 'PUT /api/v1/user/payable/{id}', { params: { id }, body: { paidBy: 'outside', fromMonth } })
}

/** Records a transfer of everything the company owes for a request. */
export async function transferPayables({ callAs, admin, hr }: Told, request: Id, turn: number): Promise<void> {
  const payables = (await payablesOf({ callAs, admin }, request)).map(({ _id }) => _id)
  const reference = `NEFT N${String(322_200_000 + turn * 7919)}`
  await callAs(hr.account, 'POST /api/v1/user/payable-payment', { body: { payables, reference } as never })
  await agree(callAs, admin)
}

/** What a request makes the company pay or recover. */
async function payablesOf({ callAs, admin }: Pick<Told, 'callAs' | 'admin'>, request: Id) {
  const reply = await callAs(admin, 'GET /api/v1/user/payable', { query: { limit: 100 } })
  return (reply as unknown as { _id: Id; fromMonth: string; request: { _id: Id } }[]).filter(
    (one) => one.request._id === request,
  )
}
