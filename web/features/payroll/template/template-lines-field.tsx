import { t } from '@lingui/core/macro'
import { Box, FormHelperText, IconButton, Tooltip, Typography } from '@mui/material'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { SelectInput } from '../select-later.tsx'
import { typeLabel } from '../component/calculation.ts'
import { CalculationFields } from '../component/calculation-fields.tsx'
import { type LineValues, lineValues, completeLines } from './template-lines.ts'
import { useBreakdown } from '../salary/use-breakdown.ts'
import { CalculationCheck } from '../component/calculation-check.tsx'

export type PickableComponent = ReplyOf<RouteOf<'GET /api/v1/user/salary-component-basic'>>[number]

/** The components of a template: added from a list, moved by buttons, each with an optional calculation of its own. */
export function TemplateLines({ components }: { components: readonly PickableComponent[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove, swap } = useFieldArray<{ lines: LineValues[] }>({ name: 'lines' })
  const { errors } = useFormState<{ lines: LineValues[] }>({ name: 'lines' })
  const free = components.filter(({ _id }) => !fields.some(({ componentId }) => componentId === _id))
  const add = (id: string) => {
    const component = components.find(({ _id }) => _id === id)
    if (!component) return
    append(
      lineValues({ ...component, componentId: id, calculation: null, componentCalculation: component.calculation }),
    )
  }
  const problem = errors.lines?.root?.message ?? errors.lines?.message
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      {fields.map((line, index) => (
        <Box
          key={line.id}
          role="group"
          aria-label={line.name}
          sx={{ border: '1px solid', borderColor: 'divider', borderRadius: '8px', p: 2, display: 'grid', gap: 1.5 }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{line.name}</Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {typeLabel(line.type)}
              </Typography>
            </Box>
            <Move label={t`Move ${line.name} up`} disabled={index === 0} onClick={() => swap(index, index - 1)}>
              <ArrowUp size={18} aria-hidden />
            </Move>
            <Move
              label={t`Move ${line.name} down`}
              disabled={index === fields.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </Move>
            <Move label={t`Remove ${line.name}`} disabled={false} onClick={() => remove(index)}>
              <X size={18} aria-hidden />
            </Move>
          </Box>
          <CalculationFields
            prefix={`lines.${index}.`}
            mayRemain={line.type === 'earning'}
            inherited={line.inherited}
            names={fields.filter((other) => other.id !== line.id)}
            check={<LineExample index={index} />}
          />
        </Box>
      ))}
      {free.length > 0 ? (
        <SelectInput
          label={t`Add component`}
          value=""
          placeholder={t`Choose a component`}
          options={free.map(({ _id, name, type }) => ({
            value: _id,
            label: `${name} (${typeLabel(type)})`,
          }))}
          onChange={add}
        />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t`All active components have been added.`}</Typography>
      )}
      {problem ? (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      ) : null}
    </Box>
  )
}

interface MoveProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: React.ReactElement
}

function Move({ label, disabled, onClick, children }: MoveProps) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}

const annualCtcPaise = 60_000_000

/** The result of one line's formula among the other lines, while it is being edited. */
function LineExample({ index }: { index: number }) {
  const lines = useWatch({ name: 'lines' }) as LineValues[]
  const complete = completeLines(lines)
  const { data } = useBreakdown(complete === null ? null : { annualCtcPaise, of: { lines: complete } })
  const code = lines[index]?.code
  if (!data || complete === null) return null
  const line = data.lines.find((one) => one.code === code)
  const problems = data.problems.filter(({ component }) => component === code).map(({ message }) => message)
  return (
    <CalculationCheck
      annualCtcPaise={annualCtcPaise}
      monthlyPaise={line?.monthlyPaise ?? null}
      words={line?.words ?? ''}
      problems={problems}
    />
  )
}
