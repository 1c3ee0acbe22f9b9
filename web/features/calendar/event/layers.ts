import { plural, t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'

export const layers = ['event', 'holiday', 'weeklyOff', 'ownLeave', 'teamLeave', 'birthday', 'payDate'] as const
export type Layer = (typeof layers)[number]
export type LayerEntry = Got<'GET /api/v1/dashboard/calendar'>[number]

export const layerLabels: Readonly<Record<Layer, string>> = {
  event: t`Events`,
  holiday: t`Holidays`,
  weeklyOff: t`Weekly offs`,
  ownLeave: t`My leave`,
  teamLeave: t`Team leave`,
  birthday: t`Birthdays and anniversaries`,
  payDate: t`Pay dates`,
}

/** The line beside an entry, and beside its layer in the legend. */
export const layerColours: Readonly<Record<Layer, string>> = {
  event: 'var(--blue-500)',
  holiday: 'var(--grey-500)',
  weeklyOff: 'var(--grey-300)',
  ownLeave: 'var(--cyan-500)',
  teamLeave: 'var(--violet-500)',
  birthday: 'var(--amber-500)',
  payDate: 'var(--green-500)',
}

/** The name of an entry that is neither an event nor a holiday. */
export function nameOf({ layer, person, leaveType, isHalf, years, more }: LayerEntry): string {
  if (more > 0) return restName(layer, more)
  const name = person?.name ?? ''
  const type = leaveType ?? ''
  switch (layer) {
    case 'ownLeave':
      return isHalf ? t`${type}, half day` : type
    case 'teamLeave':
      return isHalf ? t`${name} on leave, half day` : t`${name} on leave`
    case 'birthday':
      return t`${name}'s birthday`
    case 'anniversary':
      return plural(years ?? 0, {
        one: `${name}'s work anniversary, # year`,
        other: `${name}'s work anniversary, # years`,
      })
    case 'payDate':
      return t`Pay day`
  }
}

/** Stands for those of a day who are not named, in a company where there are too many. */
function restName(layer: LayerEntry['layer'], more: number): string {
  if (layer === 'birthday') return plural(more, { one: '# more birthday', other: '# more birthdays' })
  if (layer === 'anniversary')
    return plural(more, { one: '# more work anniversary', other: '# more work anniversaries' })
  return plural(more, { one: '# more person on leave', other: '# more people on leave' })
}
