import { t } from '@lingui/core/macro'
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { Part } from '../../approvals/index.ts'
import { HomeDaysList, HomeMonths } from './home-days-list.tsx'
import type { WorkFromHome } from './work-from-home.ts'

const EndDialog = lazyDialog(() => import('./end-dialog.tsx'))

/** The current days, the allowance, and for the requester the action to end them early. */
export default function HomeContext({ request }: { request: WorkFromHome }) {
  const { days, excluded, months, endable } = request.details
  const [ending, setEnding] = useState(false)
  return (
    <>
      <Part title={t`Days`}>
        <HomeDaysList days={days} excluded={excluded} />
        {request.isMine && endable !== null && request.state === 'approved' ? (
          <Button variant="outlined" color="inherit" size="small" sx={{ mt: 1 }} onClick={() => setEnding(true)}>
            {t`End early`}
          </Button>
        ) : null}
      </Part>
      {months.length === 0 ? null : (
        <Part title={t`Allowance with this request`}>
          <HomeMonths months={months} />
        </Part>
      )}
      <Suspense fallback={null}>
        {ending && endable !== null ? (
          <EndDialog id={request._id} {...endable} onClose={() => setEnding(false)} />
        ) : null}
      </Suspense>
    </>
  )
}
