import { t } from '@lingui/core/macro'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { SelectInput, type Option } from '../../../shared/form/choice/select-field.tsx'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import type { DataListProps } from '../../../shared/table/list-props.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'

interface Props<T> {
  title: string
  reply: {
    data?: { data: T[]; pagination: { page: number; limit: number; total: number } } | undefined
    error?: unknown
    isLoading: boolean
    mutate: () => unknown
  }
  page: number
  onPage: (page: number) => void
  state: string
  onState: (state: string) => void
  options: readonly Option[]
  words: DataListProps<T>['words']
  columns: readonly Column<T>[]
  /** Beside the choice: a download button. */
  extra?: ReactNode
  onClose: () => void
}

/** People and what each of them did, page by page, in a dialog. */
export function PeopleDialog<T extends { _id: string; name: string }>(props: Props<T>) {
  const { reply, page, onPage, onClose } = props
  const titleId = useId()
  const phone = useIsPhone()
  const pages = Math.max(1, Math.ceil((reply.data?.pagination.total ?? 0) / (reply.data?.pagination.limit ?? 20)))
  return (
    <Dialog
      open
      fullWidth
      fullScreen={phone}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 840 } } }}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      <DialogContent ref={keyScroll} sx={{ p: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, px: 2.5, py: 1 }}>
          <Box sx={{ width: 220 }}>
            <SelectInput
              label={t`Show`}
              value={props.state}
              options={props.options}
              onChange={(state) => {
                props.onState(state)
                onPage(1)
              }}
            />
          </Box>
          {props.extra}
        </Box>
        <DataList
          reply={{ ...reply, data: reply.data?.data }}
          words={props.words}
          columns={[...props.columns]}
          rowKey={({ _id }) => _id}
          rowName={({ name }) => name}
          empty={<EmptyState title={t`No one to show`} />}
        />
      </DialogContent>
      <DialogActions>
        {pages > 1 ? (
          <>
            <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>{t`Previous`}</Button>
            <span role="status">{t`Page ${page} of ${pages}`}</span>
            <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>{t`Next`}</Button>
          </>
        ) : null}
        <Button onClick={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  )
}
