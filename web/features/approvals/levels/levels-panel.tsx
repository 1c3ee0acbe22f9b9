import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { requestTypes } from '@muster/contract/request-types.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { refusalFor } from './level-errors.ts'
import {
  approverText,
  conditionText,
  dueText,
  inputOf,
  type Chain,
  type Rule,
  type RuleInput,
} from './level-sentences.ts'

const LevelDialog = lazyDialog(() => import('./level-dialog.tsx'))

/** The levels that a type's requests pass, in order. */
export function LevelsPanel({ chain: { type, rules }, canWrite }: { chain: Chain; canWrite: boolean }) {
  const [edited, setEdited] = useState<number | null>(null)
  const [deleting, setDeleting] = useState<Rule | null>(null)
  const put = useCall('PUT /api/v1/user/approval-rules/{type}', {
    stale: ['GET /api/v1/user/approval-rules', 'GET /api/v1/user/approval-rules/{type}/preview'],
  })
  const save = async (inputs: RuleInput[], message: string, at: number | null = null) => {
    try {
      await put.run({ params: { type }, body: { rules: inputs } })
    } catch (error) {
      const names = inputs.map(({ name }) => name)
      throw refusalFor(error, names, at)
    }
    snack(message)
  }
  const inputs = rules.map(inputOf)
  const list = useRef<HTMLElement>(null)
  const move = async (from: number, to: number) => {
    const moved = inputs.filter((_, at) => at !== from)
    try {
      await save(moved.toSpliced(to, 0, inputs[from]!), t`${inputs[from]!.name} moved to level ${to + 1}`)
      // The focus moves with the level, so that it can be moved further.
      list.current?.querySelectorAll<HTMLElement>('li button[type=button]')[to]?.focus()
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return (
    <Panel
      title={requestTypes[type].title}
      action={
        canWrite && rules.length < 10 ? (
          <ActionButton
            size="small"
            look="text"
            action={{ label: t`Add level`, icon: Plus, onClick: () => setEdited(rules.length) }}
          />
        ) : undefined
      }
    >
      {rules.length === 0 ? (
        <Typography
          sx={{ color: 'text.secondary' }}
        >{t`The reporting manager approves. Add a level to include other approvers.`}</Typography>
      ) : (
        <Box
          ref={list}
          component="ol"
          aria-label={t`Levels`}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
        >
          {rules.map((rule, at) => (
            <LevelRow
              // Saving replaces every level; its place stays the same.
              key={at}
              rule={rule}
              number={at + 1}
              actions={
                canWrite
                  ? [
                      { label: t`Edit`, onClick: () => setEdited(at) },
                      at > 0 && { label: t`Move up`, onClick: () => void move(at, at - 1) },
                      at < rules.length - 1 && { label: t`Move down`, onClick: () => void move(at, at + 1) },
                      { label: t`Delete`, danger: true, onClick: () => setDeleting(rule) },
                    ]
                  : null
              }
            />
          ))}
        </Box>
      )}
      {edited === null ? null : (
        <Suspense fallback={null}>
          <LevelDialog
            type={type}
            rule={rules[edited] ?? null}
            at={edited}
            onSave={(input) => save(inputs.toSpliced(edited, 1, input), t`Level saved`, edited)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete the level "${deleting?.name ?? ''}"?`}
        confirm={t`Delete level`}
        danger
        onConfirm={() => save(rules.filter((rule) => rule !== deleting).map(inputOf), t`Level deleted`)}
        onClose={() => setDeleting(null)}
      >{t`Requests that have already been submitted keep this level.`}</ConfirmDialog>
    </Panel>
  )
}

type Actions = Parameters<typeof MoreMenu>[0]['actions']

function LevelRow({ rule, number, actions }: { rule: Rule; number: number; actions: Actions | null }) {
  const more = [conditionText(rule), dueText(rule)].filter((text) => text !== null)
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box aria-hidden sx={numberLook}>
        {number}
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{rule.name}</Typography>
        <Typography variant="body2">{approverText(rule.approver)}</Typography>
        {more.map((text) => (
          <Typography key={text} variant="body2" sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        ))}
      </Box>
      {actions === null ? null : <MoreMenu label={t`Actions for ${rule.name}`} actions={actions} />}
    </Box>
  )
}

const numberLook = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: '50%',
  bgcolor: 'var(--blue-50)',
  color: 'var(--blue-600)',
  fontWeight: 600,
} as const
