import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box } from '@mui/material'
import { DateText } from '../../../shared/format/date-text.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { RequestDetails } from '../request-details.tsx'
import { stateOf } from '../request-sentences.ts'
import type { AnyRequest, RequestView } from '../request-view.ts'

interface Props<R extends AnyRequest> {
  view: RequestView<R>
  request: R
}

/** A request for its approver: the requester, its status and all its details. */
export function InboxRequest<R extends AnyRequest>({ view, request }: Props<R>) {
  const { requester } = request
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Person
            name={requester.name}
            size={44}
            detail={
              <>
                <Trans>
                  {[request.number, requester.code, requester.department].filter(Boolean).join(' · ')} · submitted
                  on{' '}
                </Trans>
                <DateText value={request.createdAt} style="instant" />
              </>
            }
          />
        </Box>
        {request.assignee !== null && request.levelCount > 1 ? (
          <StatusChip status="pending" label={t`Level ${request.level} of ${request.levelCount}`} />
        ) : null}
        <StatusChip {...stateOf(request)} />
      </Box>
      <RequestDetails view={view} request={request} />
    </>
  )
}
