import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Users } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import { placeTree } from './layout.ts'
import { branchPage } from './load-branch.ts'
import { TreeChart } from './tree-chart.tsx'
import { type Part } from './tree-lines.ts'
import { TreeList } from './tree-list.tsx'
import { type Look, TreeTools } from './tree-tools.tsx'
import { useTree } from './use-tree.ts'

/** Who reports to whom. A company too large for one reply is loaded branch by branch, as they are expanded. */
export default function TreeTab() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/org-tree')
  // Two levels are shown at first, also where only the one person at the top came.
  const alone = data?.data.length === 1 && data.data[0]!.reports > 0 ? data.data[0]!._id : null
  const second = useApi(
    alone === null ? null : 'GET /api/v1/employee/org-tree',
    ...(alone === null ? [] : [{ query: { root: alone, limit: branchPage } }]),
  )
  const first = useMemo((): Part[] => {
    const top = data ? [{ of: null, people: data.data, next: data.pagination.next }] : []
    const below = second.data && alone !== null
    return below ? [...top, { of: alone, people: second.data!.data, next: second.data!.pagination.next }] : top
  }, [data, second.data, alone])
  const isReady = alone === null || second.data !== undefined || second.error !== undefined
  if (data && data.data.length > 0 && isReady) return <Tree first={first} />
  return (
    <Panel title={t`Org tree`}>
      {data?.data.length === 0 ? (
        <EmptyState icon={Users} title={t`No employees yet`} text={t`Employees appear here once they are added.`} />
      ) : error ? (
        <ErrorState title={t`Could not load the org tree.`} error={error} onRetry={() => void mutate()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Panel>
  )
}

function Tree({ first }: { first: readonly Part[] }) {
  const phone = useIsPhone()
  const tree = useTree(first)
  const [look, setLook] = useState<Look>('chart')
  const { lines, open, searched, expanding } = tree
  const placed = useMemo(() => placeTree(lines, open), [lines, open])
  return (
    <Panel flush title={t`Org tree`}>
      <TreeTools tree={tree} placed={placed} look={look} onLook={phone ? null : setLook} />
      {searched.error === undefined ? null : (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <ErrorState
            slim
            title={t`Could not find this person in the org tree.`}
            error={searched.error}
            onRetry={() => void tree.find(searched.choice)}
          />
        </Box>
      )}
      {expanding.error === undefined ? null : (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <ErrorState
            slim
            title={t`Could not expand everyone.`}
            error={expanding.error}
            onRetry={() => void tree.all()}
          />
        </Box>
      )}
      <Box role="status" sx={expanding.isCut ? { px: 2.5, pb: 2, color: 'text.secondary' } : visuallyHidden}>
        {expanding.isCut
          ? t`This company is too large to expand at once. Expand people to see who reports to them.`
          : ''}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {tree.said}
      </Box>
      {phone || look === 'list' ? <TreeList tree={tree} /> : <TreeChart tree={tree} placed={placed} />}
    </Panel>
  )
}
