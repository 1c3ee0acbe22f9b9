import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { useState } from 'react'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { useEntities } from '../legal-entity/use-entities.ts'
import { SelectInput } from '../select-later.tsx'
import { UploadDialog } from '../upload-dialog.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'

type Taken = ReplyOf<RouteOf<'POST /api/v1/user/form-16-part-a'>>

const types = ['application/zip', 'application/pdf']
const key = 'POST /api/v1/user/form-16-part-a'

interface Props {
  financialYear: string
  onClose: () => void
}

/** Uploads Part A as downloaded from TRACES, and reports which files matched an employee. */
export default function PartADialog({ financialYear, onClose }: Props) {
  const [taken, setTaken] = useState<Taken | null>(null)
  const [entity, setEntity] = useState('')
  const entities = useEntities()
  const upload = useCall(key, { stale: ['GET /api/v1/user/form-16', 'GET /api/v1/user/form-16-year'] })
  const send = async (files: File[]) => {
    const all: Taken = { matched: [], unmatched: [] }
    try {
      for (const file of files) {
        const one = await upload.run({
          body: { financialYear, ...(entity === '' ? {} : { entity }) },
          files: { file },
        })
        all.matched.push(...one.matched)
        all.unmatched.push(...one.unmatched)
      }
    } finally {
      // Files accepted before one that failed are kept.
      if (all.matched.length + all.unmatched.length > 0) setTaken(all)
    }
  }
  return (
    <UploadDialog
      title={t`Upload Part A for ${financialYear}`}
      intro={t`Download Part A from TRACES and upload the PDFs one by one, or as a ZIP file without a password. The PAN in each file name identifies the employee.`}
      label={t`ZIP or PDF files`}
      types={types}
      maxBytes={20 * 1024 * 1024}
      multiple
      upload={upload}
      send={send}
      onClose={onClose}
      leave={t`Close`}
    >
      {entities.length === 0 ? null : (
        <SelectInput
          label={t`Legal entity`}
          helper={t`Part A is issued for each TAN. Required for employees paid by several legal entities in the year.`}
          optional
          value={entity}
          options={entities}
          onChange={setEntity}
        />
      )}
      {taken === null ? null : <Outcome taken={taken} />}
    </UploadDialog>
  )
}

function Outcome({ taken: { matched, unmatched } }: { taken: Taken }) {
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {plural(matched.length, {
          one: 'Part A saved for # employee.',
          other: 'Part A saved for # employees.',
        })}
      </Typography>
      {unmatched.length === 0 ? null : (
        <>
          <Typography sx={{ mt: 1.5, fontWeight: 600 }}>
            {plural(unmatched.length, { one: '# file was not accepted:', other: '# files were not accepted:' })}
          </Typography>
          <Box component="ul" ref={keyScroll} sx={{ m: 0, pl: 2.5, maxHeight: 240, overflow: 'auto' }}>
            {unmatched.map(({ file, reason }) => (
              <li key={file}>{`${file}: ${reason}`}</li>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
