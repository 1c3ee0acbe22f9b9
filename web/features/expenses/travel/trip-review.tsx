import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { formatRange } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import type { Category } from '../claim/claim-values.ts'
import { modeLabels } from './travel-modes.tsx'
import type { EstimateValues, LegValues } from './trip-values.ts'
import { useTripPreview } from './use-trip-preview.ts'

interface Props {
  categories: readonly Category[]
  /** Goes to the step where it can be changed. */
  onEdit: (step: number) => void
}

/** All input, before it is sent. */
export function TripReview({ categories, onEdit }: Props) {
  'use no memo' // The form library reports changes through the same objects.
  const reason = useWatch({ name: 'reason' }) as string
  const legs = (useWatch({ name: 'legs' }) ?? []) as LegValues[]
  const estimate = (useWatch({ name: 'estimate' }) ?? []) as EstimateValues[]
  const advancePaise = useWatch({ name: 'advancePaise' }) as number | null
  const { data, places } = useTripPreview(categories)
  const nameOf = (id: string) => categories.find(({ _id }) => _id === id)?.name ?? ''
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Reviewed title={t`Trip`} edit={t`Edit trip`} onEdit={() => onEdit(0)}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
        <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
          {legs.map(({ from, to, day, mode }, at) => (
            <li key={at}>
              {t`${from} to ${to}`}
              {[day === null ? null : formatRange(day, day), mode === '' ? null : modeLabels[mode]]
                .filter(Boolean)
                .map((one) => ` · ${one}`)
                .join('')}
            </li>
          ))}
        </Box>
      </Reviewed>
      <Reviewed title={t`Estimate and advance`} edit={t`Edit estimate`} onEdit={() => onEdit(1)}>
        <Facts
          minWidth={150}
          facts={[
            ...estimate.map(({ categoryId, words }, at) => ({
              label: [nameOf(categoryId), words].filter(Boolean).join(', '),
              value: formatMoney(data?.lines[places.indexOf(at)]?.totalPaise ?? 0),
            })),
            { label: t`Total`, value: formatMoney(data?.totalPaise ?? 0) },
            { label: t`Advance`, value: formatMoney(advancePaise ?? 0) },
          ]}
        />
      </Reviewed>
    </Box>
  )
}

interface ReviewedProps {
  title: string
  edit: string
  onEdit: () => void
  children: React.ReactNode
}

function Reviewed({ title, edit, onEdit, children }: ReviewedProps) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Button size="small" onClick={onEdit}>
          {edit}
        </Button>
      </Box>
      {children}
    </Box>
  )
}
