import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useOpenMonth } from '../input/use-open-month.ts'
import { BatchList } from './batch-list.tsx'

// Most people who may see the saved inputs enter none.
const SheetPanel = lazyPart(() => import('./sheet-panel.tsx'))

/** One-time payments and deductions for many people at once: entered, previewed in rupees, saved, and undone. */
export default function VariableInputsScreen() {
  const canWrite = useCan('payRollHistoryWrite')
  return (
    <>
      <PageHeader
        title={t`Variable inputs`}
        subtitle={t`One-time payments, overtime, deductions and LOP days for many people.`}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {canWrite && <NewSheet />}
        <BatchList />
      </Box>
    </>
  )
}

/** For those who may enter inputs: the server tells no one else which month is open. */
function NewSheet() {
  const open = useOpenMonth()
  // A new sheet starts empty.
  const [sheet, setSheet] = useState(0)
  if (open === undefined) return <TextSkeleton lines={8} />
  return (
    <Suspense fallback={<TextSkeleton lines={8} />}>
      <SheetPanel key={sheet} open={open} onSaved={() => setSheet(sheet + 1)} />
    </Suspense>
  )
}
