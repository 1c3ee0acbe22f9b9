import { t } from '@lingui/core/macro'
import { Box, Button, IconButton } from '@mui/material'
import { FileText, Paperclip, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { fileProblem } from '../../../shared/ui/file-kinds.ts'
import { addProof, openProof, removeProof, type TaxOwner } from './tax-calls.ts'
import type { TaxItem } from './types.ts'
import { itemTitle } from './tax-labels.ts'

const types = ['application/pdf', 'image/jpeg', 'image/png']
const maxBytes = 10 * 1024 * 1024

interface Props {
  owner: TaxOwner
  item: TaxItem
  /** Whether proofs can be added and, by the employee, removed. */
  mayChange: boolean
}

/** The proofs of an item, to view, add and remove. */
export function ItemProofs({ owner, item, mayChange }: Props) {
  const [pending, setPending] = useState(false)
  const act = async (work: () => Promise<void>, done?: string) => {
    setPending(true)
    try {
      await work()
      if (done !== undefined) snack(done)
    } catch (error) {
      snackError(messageOf(error))
    }
    setPending(false)
  }
  const mayTake = mayChange && owner === 'self' && item.state !== 'accepted'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {item.proofs.map((proof) => (
        <Box key={proof._id} sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: '100%' }}>
          <Button
            size="small"
            color="inherit"
            startIcon={<FileText size={16} aria-hidden />}
            disabled={pending}
            onClick={() => void act(() => openProof(owner, proof))}
            sx={{ minWidth: 0, textTransform: 'none', '& > :last-child': { overflowWrap: 'anywhere' } }}
          >
            {proof.name}
          </Button>
          {mayTake ? (
            <IconButton
              size="small"
              aria-label={t`Remove ${proof.name}`}
              disabled={pending}
              onClick={() => void act(() => removeProof(proof), t`Proof removed`)}
            >
              <X size={16} aria-hidden />
            </IconButton>
          ) : null}
        </Box>
      ))}
      {mayChange ? (
        <AddProof
          item={item}
          pending={pending}
          onFile={(file) => void act(() => addProof(owner, item, file), t`Proof added`)}
        />
      ) : null}
    </Box>
  )
}

function AddProof({ item, pending, onFile }: { item: TaxItem; pending: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const name = t`Add proof for ${itemTitle(item.details)}`
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={types.join(',')}
        aria-label={name}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Lets the same file be chosen again.
          event.target.value = ''
          if (!file) return
          const problem = fileProblem(file, types, maxBytes)
          if (problem === null) onFile(file)
          else snackError(problem)
        }}
      />
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={pending}
        startIcon={<Paperclip size={16} aria-hidden />}
        aria-label={name}
        onClick={() => input.current?.click()}
      >{t`Add proof`}</Button>
    </>
  )
}
