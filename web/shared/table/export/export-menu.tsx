import { t } from '@lingui/core/macro'
import { Button, Typography } from '@mui/material'
import { FileSpreadsheet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../call/api.ts'
import { messageOf } from '../../call/api-error.ts'
import { today } from '../../format/date.ts'
import { snackError } from '../../snackbar/snackbar.ts'
import { MoreMenu } from '../../ui/action/more-menu.tsx'
import { downloadBlob } from '../download-blob.ts'
import type { DataListProps } from '../list-props.ts'
import { rowsOf } from '../list-reply.ts'
import { allRows } from './all-rows.ts'
import { type RenderedRow, RenderedRows } from './rendered-rows.tsx'
import { type FileFormat, tableFile } from './table-file.ts'

interface Chunk<T> {
  rows: readonly T[]
  read: (rows: RenderedRow[]) => void
}

interface Props<T> extends DataListProps<T> {
  /** The keys of the selected rows, to export only these. */
  only?: readonly string[]
}

/**
 * Saves a list's rows as a file, in its order and as shown: all that match its filters, or the selected ones. The server is
 * told first: for other people's data it checks the permission and logs the export.
 */
export default function ExportMenu<T>(props: Props<T>) {
  const { columns, words, reply, list, only } = props
  const [chunk, setChunk] = useState<Chunk<T> | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const stop = useRef<AbortController | null>(null)
  const held = rowsOf(reply)
  const total = only?.length ?? held.total
  // Leaving the page cancels the export.
  useEffect(() => () => stop.current?.abort(), [])

  const save = async (format: FileFormat) => {
    const { signal } = (stop.current = new AbortController())
    const drawn: RenderedRow[] = []
    const file = `${fileName(words.label)}-${today()}.${format}`
    const read = reply.apiQuery?.key
    setDone(0)
    try {
      if (read !== undefined && total > 0)
        await api('POST /api/v1/user/list-export', { body: { list: read, rows: total, file } })
      // Selected rows are on the page already loaded.
      const wanted = only
        ? [held.rows.filter((row) => only.includes(props.rowKey(row)))]
        : allRows(reply, list, props.rowKey, signal)
      for await (const rows of wanted) {
        drawn.push(...(await new Promise<RenderedRow[]>((read) => setChunk({ rows, read }))))
        setDone(drawn.length)
        if (signal.aborted) return
      }
      downloadBlob(file, await tableFile(columns, drawn, format, words.label))
    } catch (error) {
      if (!signal.aborted) snackError(messageOf(error))
    } finally {
      setChunk(null)
      setDone(null)
    }
  }
  if (done !== null)
    return (
      <>
        <Typography variant="body2" role="status" className="tnum" sx={{ color: 'text.secondary' }}>
          {t`Exporting ${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')}`}
        </Typography>
        <Button size="small" onClick={() => stop.current?.abort()}>{t`Stop export`}</Button>
        {chunk === null ? null : <RenderedRows columns={columns} rows={chunk.rows} onRead={chunk.read} />}
      </>
    )
  const entry = (format: FileFormat, label: string) => ({
    label,
    icon: FileSpreadsheet,
    onClick: () => void save(format),
  })
  const label = only ? t`Export selected` : t`Export`
  return <MoreMenu text={label} label={label} actions={[entry('xlsx', t`Excel (XLSX)`), entry('csv', t`CSV`)]} />
}

/** "Leave requests" is `leave-requests`. */
function fileName(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
