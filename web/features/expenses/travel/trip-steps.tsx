import { t } from '@lingui/core/macro'
import { Alert, Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import type { Travel } from './travel.ts'

const TravelledDialog = lazyDialog(() =>
  import('./travelled-dialog.tsx').then((file) => ({ default: file.TravelledDialog })),
)

/** The traveller's steps after approval: report the return, and settle the expenses. */
export function TripSteps({ request }: { request: Travel }) {
  const { maySettle, mayMarkTravelled } = request.details
  const mayWrite = useCan('travelWrite')
  const [isOpen, setOpen] = useState(false)
  if (!mayWrite || (!maySettle && !mayMarkTravelled)) return null
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {maySettle
        ? t`Back from your trip? Add what you spent, with your bills.`
        : t`Back early? Mark the trip as travelled to settle it now.`}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {maySettle ? (
          <Button component={Link} to={`/home/travel-expenses/${request._id}/settlement`} variant="contained">
            {t`Settle trip`}
          </Button>
        ) : (
          <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>{t`Mark as travelled`}</Button>
        )}
      </Box>
      {isOpen ? (
        <Suspense fallback={null}>
          <TravelledDialog request={request} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Alert>
  )
}
