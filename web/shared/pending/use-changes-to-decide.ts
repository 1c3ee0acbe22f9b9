import { decidingPermissions } from '@muster/contract/security/deciding-permissions.ts'
import type { Got } from '../call/types.ts'
import { useApi } from '../call/use-api.ts'
import { useCan } from '../session/session.ts'

export type ChangeToDecide = Got<'GET /api/v1/user/pending-change'>['data'][number]

export const changesPath = '/home/approval/changes'
const most = 20

/** Changes that await the viewer's decision, oldest first, and how many there are; none for who decides no changes. */
export function useChangesToDecide(): { changes: readonly ChangeToDecide[]; total: number } {
  const decides = useCan(decidingPermissions)
  const { data } = useApi(decides ? 'GET /api/v1/user/pending-change' : null, {
    query: { view: 'toDecide', limit: most },
  })
  return { changes: data?.data ?? [], total: data?.pagination.total ?? 0 }
}

export const changePath = ({ _id }: Pick<ChangeToDecide, '_id'>) => `${changesPath}?id=${_id}`
