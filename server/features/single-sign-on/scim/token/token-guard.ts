import type { z } from 'zod'
import type { ScimTokenInput } from '@muster/contract/single-sign-on/scim.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { companySetting } from '../../../../platform/sensitive/company-setting.ts'

/** A token is shown to whoever makes it at once, and works once a second person has approved it. */
export function tokenGuard(tx: Tx, input: z.output<typeof ScimTokenInput>) {
  return {
    ...companySetting(tx, say`SCIM token`),
    changes: [{ label: say`Works until`, from: null, to: { day: input.expiresOn } }],
    now: () => Promise.reject<never>(new Error('Only the approval waits.')),
    split: {
      body: { ...input, awaitsApproval: true },
      rest: (answer: unknown) => ({
        key: 'PUT /api/v1/user/single-sign-on/scim-token/{id}' as const,
        params: { id: (answer as { _id: Id })._id },
        body: {},
        record: { type: 'organisation' as const, id: tx.organisation },
        employee: null,
      }),
    },
  }
}

export function approvalGuard(tx: Tx) {
  return {
    ...companySetting(tx, say`SCIM token`),
    changes: [{ label: say`SCIM token`, from: null, to: say`Works` }],
    now: () => Promise.resolve(null),
  }
}
