import { allPermissions } from '@muster/contract/permissions.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/tx.ts'

/** The identity provider, which acts in the name of the admin who connected it. */
export const providerActor = (tx: Tx, account: Id): Actor => ({
  ...{ organisation: tx.organisation, account, session: noSession, provedAt: tx.now, employee: null, isAdmin: true },
  ...{ hasLeft: false, role: 'Admin', permissions: new Set(allPermissions) },
})

const noSession: Id = '00000000-0000-0000-0000-000000000000'
